// The editor of the query: CodeMirror over a textarea that it keeps in step. A chunk of its own, loaded when a reader
// turns to the query. It lives in a shadow root, where its styles are adopted sheets: the content security policy
// forbids style elements.
import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionSource,
  completionKeymap,
  ifNotIn,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { type SQLNamespace, sql } from '@codemirror/lang-sql';
import { bracketMatching, HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { Prec, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { duckdb } from './dialect.element.ts';
import editorLooks from './editor-looks.json' with { type: 'json' };
import type { KnownTable } from './schema.element.ts';
import { words } from './words.ts';

export interface Place {
  from: number;
  to: number;
}

export interface Editor {
  write(text: string): void;
  insert(name: string): void;
  /** Underlines a place, until the text is changed. */
  mark(place: Place | undefined): void;
  focus(): void;
}

interface Surroundings {
  tables: readonly KnownTable[];
  /** None until the engine has said which there are. */
  functions(): readonly string[];
  run(): void;
}

/** Takes the place of the textarea, with its text and caret. */
export function openEditor(field: HTMLTextAreaElement, around: Surroundings): Editor {
  const host = document.createElement('div');
  host.className = 'lw-editor';
  const root = host.attachShadow({ mode: 'open' });
  const view = new EditorView({
    root,
    parent: root,
    doc: field.value,
    selection: { anchor: field.selectionStart, head: field.selectionEnd },
    extensions: [
      lineNumbers(),
      history(),
      bracketMatching(),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': words.query }),
      sql({ dialect: duckdb, schema: namespaceOf(around.tables), upperCaseKeywords: true }),
      duckdb.language.data.of({ autocomplete: known(around) }),
      autocompletion({ icons: false }),
      syntaxHighlighting(colours),
      looks,
      marked,
      typeOver,
      Prec.high(keymap.of([{ key: 'Mod-Enter', run: asks(around) }])),
      // Tab is in none of them: it leaves the editor.
      keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap]),
      follow(field),
    ],
  });
  const hadFocus = document.activeElement === field;
  // As tall as what it takes the place of: a long query must not push away the button that a reader is about to press.
  host.style.blockSize = `${field.getBoundingClientRect().height}px`;
  field.after(host);
  field.hidden = true;
  if (hadFocus) view.focus();
  return {
    write: (text) => {
      const { length } = view.state.doc;
      view.dispatch({
        changes: { from: 0, to: length, insert: text },
        selection: { anchor: text.length },
        scrollIntoView: true,
      });
    },
    insert: (name) => {
      const { from } = view.state.selection.main;
      const gap = /\w/.test(view.state.sliceDoc(from - 1, from)) ? ' ' : '';
      view.dispatch(view.state.replaceSelection(gap + name));
    },
    mark: (place) => {
      const { length } = view.state.doc;
      const fits = place && place.to <= length && place.from < place.to;
      const effects: StateEffect<unknown>[] = [setMark.of(fits ? place : undefined)];
      if (fits) effects.push(EditorView.scrollIntoView(place.from));
      view.dispatch({ effects });
    },
    focus: () => view.focus(),
  };
}

/**
 * Typing over a selection. Chromium keeps the look of what it replaces as an inline style, which is forbidden. Its own
 * selection counts: the editor hears of a new one only later.
 */
const typeOver = EditorView.domEventHandlers({
  beforeinput: ({ inputType, data: insert }, view) => {
    // Not in the DOM's types: Chromium's way to the selection inside a shadow root.
    const selection = (view.root as { getSelection?(): Selection | null }).getSelection?.();
    const { anchorNode, focusNode } = selection ?? {};
    if (inputType !== 'insertText' || insert === null || !selection || selection.isCollapsed) return false;
    if (!anchorNode || !focusNode || !view.contentDOM.contains(anchorNode)) return false;
    const anchor = view.posAtDOM(anchorNode, selection.anchorOffset);
    const focus = view.posAtDOM(focusNode, selection.focusOffset);
    const [from, to] = [Math.min(anchor, focus), Math.max(anchor, focus)];
    view.dispatch({
      changes: { from, to, insert },
      selection: { anchor: from + insert.length },
      userEvent: 'input.type',
      scrollIntoView: true,
    });
    return true;
  },
});

/** As a command of the editor: true says that the keys are used up. */
const asks = (around: Surroundings) => (): boolean => {
  around.run();
  return true;
};

/** The textarea holds what the editor does, and is told when it is left with another text. */
function follow(field: HTMLTextAreaElement) {
  let told = field.value;
  return EditorView.updateListener.of(({ docChanged, focusChanged, state, view }) => {
    if (docChanged) field.value = state.doc.toString();
    if (!focusChanged || view.hasFocus || field.value === told) return;
    told = field.value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Tables, and their columns after a table's name or alias and a point. */
const namespaceOf = (tables: readonly KnownTable[]): SQLNamespace =>
  Object.fromEntries(
    tables.map(({ name, title, columns }) => [
      name,
      { self: { label: name, type: 'type', detail: title, boost: 1 }, children: columns.map(completionOf) },
    ]),
  );

const completionOf = ({ name, detail, title }: KnownTable['columns'][number]): Completion => ({
  label: name,
  type: 'property',
  detail,
  info: title,
  boost: 2,
});

/** Columns of the tables that the query names, and functions. */
function known({ tables, functions }: Surroundings): CompletionSource {
  const source = (context: CompletionContext) => {
    const word = context.matchBefore(/\w+/);
    if (!word && !context.explicit) return null;
    const named = new Set(context.state.doc.toString().match(/\w+/g));
    const own = tables.filter(({ name }) => named.has(name)).flatMap(({ columns }) => columns);
    const columns = new Map(own.map((column) => [column.name, completionOf(column)]));
    const calls = functions().map(
      (name): Completion => ({ label: name, type: 'function', apply: `${name}(`, boost: -2 }),
    );
    return { from: word?.from ?? context.pos, options: [...columns.values(), ...calls], validFor: /^\w*$/ };
  };
  return ifNotIn(['QuotedIdentifier', 'String', 'LineComment', 'BlockComment', '.'], source);
}

const setMark = StateEffect.define<Place | undefined>();

const underline = Decoration.mark({ class: 'cm-place' });

const marked = StateField.define({
  create: () => Decoration.none,
  update: (before, { docChanged, effects }) => {
    let now = docChanged ? Decoration.none : before;
    for (const effect of effects) {
      if (!effect.is(setMark)) continue;
      const { value } = effect;
      now = value ? Decoration.set([underline.range(value.from, value.to)]) : Decoration.none;
    }
    return now;
  },
  provide: (field) => EditorView.decorations.from(field),
});

const colours = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--lw-accent)', fontWeight: '600' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--lw-series-3)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--lw-series-4)' },
  { tag: tags.typeName, color: 'var(--lw-series-5)' },
  { tag: tags.comment, color: 'var(--lw-ink-soft)', fontStyle: 'italic' },
]);

const looks = EditorView.theme(editorLooks);
