// The field for a drive's name: proposals of the catalogue, which is fetched when the field is first used.
import { jsonFile } from '../common/json-files.element.ts';
import { type Catalog, type CatalogPart, catalogLink } from '../parts/catalog.ts';
import { Combobox } from '../parts/combobox.element.ts';
import { type DriveNamesHost, driveOf, drivesNamed, type NamedDrive } from './drive-of.ts';
import { DRIVE_NAME } from './request.ts';
import { words } from './words.ts';

/** As many as are read at a glance. */
const MOST = 8;

/** What a proposal says beside the name of a drive. */
function detail(part: CatalogPart, { drive, rate }: NamedDrive): string {
  const rateText = words.named.rates[part.rates ?? 'link'];
  return [words.drives[drive], rate === undefined ? rateText('') : rateText(rate)].join(' · ');
}

/** Serves every field for the name of a drive in a form. */
export function driveNames(form: HTMLElement, host: DriveNamesHost, signal: AbortSignal): void {
  let shown: { part: CatalogPart; drive: NamedDrive }[] = [];
  const propose = async (field: HTMLInputElement) => {
    if (field.value.trim() === '') return [];
    const catalog = await jsonFile<Catalog>(catalogLink()).catch(() => undefined);
    host.failed(catalog === undefined);
    shown = drivesNamed(catalog?.parts ?? [], field.value)
      .slice(0, MOST)
      .flatMap((part) => {
        const drive = driveOf(part);
        return drive ? [{ part, drive }] : [];
      });
    return shown.map(({ part, drive }) => ({ label: part.name, detail: detail(part, drive) }));
  };
  const asked = {
    propose,
    pick: (field: HTMLInputElement, index: number) => {
      const chosen = shown[index];
      if (!chosen) return;
      field.value = chosen.part.name;
      host.chosen(field.name.slice(DRIVE_NAME.length), chosen.drive, chosen.part.name);
    },
    announce: (count: number) => host.announce(words.named.found(count)),
  };
  new Combobox(form, asked, signal);
}
