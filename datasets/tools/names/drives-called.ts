/** Drives of the registry by what people call them. */
import { modelOf } from '../parts/drives.ts';
import type { Row } from '../tables/records.ts';
import { canonical } from '../tables/spellings.ts';
import { squash } from './normalised-name.ts';

/** Makers stand first in a name, under any of their spellings. */
const spelled = (name: string): string => {
  const maker = /^(?:Western Digital|Team Group|SK hynix|\S+)/i.exec(name.trim())?.[0] ?? '';
  return squash(canonical('drives.vendor', maker) + name.trim().slice(maker.length));
};

/** The drive whose name, with its size where it comes in several, is one of these; nothing where none or several are. */
export function driveCalled(names: readonly string[], rows: readonly Row[]): string | undefined {
  const wanted = new Set(names.filter(Boolean).map(spelled));
  const ids = (nameIn: (row: Row) => string) =>
    rows.filter((row) => wanted.has(squash(nameIn(row)))).map(({ drive_id }) => String(drive_id));
  const sized = ids((row) => `${row.vendor} ${modelOf(row)}`);
  const driveIds = sized.length > 0 ? sized : ids(({ vendor, model }) => `${vendor} ${model}`);
  return driveIds.length === 1 ? driveIds[0] : undefined;
}
