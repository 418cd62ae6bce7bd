// The fields of a row that is open: names are proposed while they are typed, from a catalogue that is fetched when one is
// first asked for, and links are chosen from a list.
import { jsonFile } from '../common/json-files.element.ts';
import { painted } from '../common/painted.element.ts';
import { type Catalog, catalogLink } from '../parts/catalog.ts';
import { Combobox } from '../parts/combobox.element.ts';
import type { CatalogFields } from './catalog.element.ts';
import type { NamedPart } from './edit.ts';
import type { SizerForm } from './form.element.ts';
import { pickLinks } from './link-picker.element.ts';

/** What the names need of the page around them. */
export interface NamesHost {
  /** The reader chose this for a part. */
  chosen(id: string, part: NamedPart): void;
  /** The catalogue has come. */
  loaded(fields: CatalogFields): Promise<void>;
  failed(failed: boolean): void;
  announce(text: string): void;
}

/** Gives what loads the catalogue, which a field with a name asks for, too. */
export function partNames(form: SizerForm, host: NamesHost, signal: AbortSignal): () => Promise<void> {
  let fields: CatalogFields | undefined;
  const load = async () => {
    if (fields) return;
    try {
      const [{ CatalogFields }, catalog] = await Promise.all([
        import('./catalog.element.ts'),
        jsonFile<Catalog>(catalogLink()),
      ]);
      fields ??= new CatalogFields(catalog, form);
      host.failed(false);
      await host.loaded(fields);
    } catch {
      host.failed(true);
    }
  };
  const asked = {
    propose: async (field: HTMLInputElement) => {
      await load();
      // The key is seen first: looking through the catalogue takes a slow phone longer than a frame.
      await painted();
      return fields?.propose(field) ?? [];
    },
    pick: (field: HTMLInputElement, index: number) => {
      const id = field.closest<HTMLElement>('[data-part]')?.dataset.part;
      const part = fields?.proposed(index);
      if (id !== undefined && part) host.chosen(id, part);
    },
    announce: (count: number) => host.announce(fields?.found(count) ?? ''),
  };
  new Combobox(form.form, asked, signal);
  pickLinks(form.form, signal);
  return load;
}
