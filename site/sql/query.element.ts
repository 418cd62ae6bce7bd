// The field of the query: a textarea, and the editor that takes its place once the reader turns to it. The textarea
// stays the form's field and always holds the text.
import { PagePart } from '../common/page-element.element.ts';
import type { Engine } from '../duckdb/engine.element.ts';
import type { Editor, Place } from './editor.element.ts';
import type { SqlSchema } from './schema.element.ts';

/** Aggregates and scalars that people call; operators and the catalogue's own inner functions have other names. */
const FUNCTIONS = `
  SELECT DISTINCT function_name FROM duckdb_functions()
  WHERE function_type IN ('aggregate', 'scalar', 'macro')
    AND regexp_full_match(function_name, '[a-z][a-z0-9_]*')
  ORDER BY function_name
`;

export class SqlQuery extends PagePart {
  #schema: SqlSchema;
  #editor: Editor | undefined;
  #opening: Promise<void> | undefined;
  #functions: readonly string[] = [];
  /** A word that is being composed belongs to the textarea. */
  #composed: Promise<void> = Promise.resolve();
  #run = () => {};

  constructor(root: HTMLElement, schema: SqlSchema) {
    super(root);
    this.#schema = schema;
  }

  /** `changed`: when the text was changed and the field is left. */
  connect(on: { changed(): void; run(): void }, signal: AbortSignal): void {
    const field = this.#field;
    this.#run = on.run;
    const open = () => {
      // Without it the textarea goes on, and is asked for again the next time.
      this.#opening ??= this.#open().catch(() => {
        this.#opening = undefined;
      });
    };
    field.addEventListener('focus', open, { signal });
    field.addEventListener('pointerenter', open, { signal });
    field.addEventListener('change', on.changed, { signal });
    const compose = () => {
      this.#composed = new Promise((resolve) => {
        field.addEventListener('compositionend', () => resolve(), { once: true });
      });
    };
    field.addEventListener('compositionstart', compose, { signal });
    const submit = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      on.run();
    };
    field.addEventListener('keydown', submit, { signal });
    const label = field.labels?.[0];
    label?.addEventListener('click', () => this.#editor?.focus(), { signal });
  }

  get value(): string {
    return this.#field.value;
  }

  set value(text: string) {
    if (this.#editor) this.#editor.write(text);
    else this.#field.value = text;
  }

  focus(): void {
    (this.#editor ?? this.#field).focus();
  }

  /** A name at the caret, apart from a word before it. */
  insert(name: string): void {
    if (this.#editor) this.#editor.insert(name);
    else {
      const { selectionStart: from, selectionEnd: to, value } = this.#field;
      const gap = /\w$/.test(value.slice(0, from)) ? ' ' : '';
      this.#field.setRangeText(gap + name, from, to, 'end');
    }
    this.focus();
  }

  mark(place: Place | undefined): void {
    this.#editor?.mark(place);
  }

  /** The functions that there are, from the engine that has them. */
  async learn(engine: Engine): Promise<void> {
    if (this.#functions.length > 0) return;
    try {
      const { rows } = await engine.ask({ sql: FUNCTIONS, values: [] });
      this.#functions = rows.map(([name]) => String(name));
    } catch {
      // The engine's line says what happened; names of tables and columns are proposed all the same.
    }
  }

  async #open(): Promise<void> {
    const { openEditor } = await import('./editor.element.ts');
    await this.#composed;
    this.#editor = openEditor(this.#field, {
      tables: this.#schema.tables,
      functions: () => this.#functions,
      run: () => this.#run(),
    });
  }

  get #field(): HTMLTextAreaElement {
    return this.find('textarea');
  }
}
