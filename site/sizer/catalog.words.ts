// Words of what the catalogue says of a part.
import type { CatalogPart } from '../../datasets/tools/parts/part.ts';
import { list } from '../common/list.ts';
import { formOf } from '../common/plural.ts';

export const words = {
  confidence: { specified: 'stated by its maker', reported: 'reported', unverified: 'unverified' } satisfies Record<
    CatalogPart['confidence'],
    string
  > as Record<CatalogPart['confidence'], string>,
  rates: {
    rated: 'rates as its maker states them',
    measured: 'rates as measured',
    assumed: 'no rate known; an assumed one, from Lanewise’s table of usual rates',
    link: 'no rate known; its link is assumed to be the limit, so type the rate from its data sheet',
  } satisfies Record<NonNullable<CatalogPart['rates']>, string> as Record<NonNullable<CatalogPart['rates']>, string>,
  /** In the list of proposals, beside what a drive is taken to read. */
  assumed: (rate: string) => `${rate} (assumed)`,
  noRate: 'rate unknown',
  ports: (link: string) => `ports ${link}`,
  found: (count: number) =>
    formOf(count, { one: '1 matching part in the catalogue.', other: `${count} matching parts in the catalogue.` }),
  failed: 'The catalogue of parts could not be loaded. Type the name and the figures yourself.',
  /** Under the name of a part. */
  from: (name: string, how: string[]) => `Catalogue: ${name}${how.length > 0 ? ` (${how.join('; ')})` : ''}.`,
  sources: 'Sources:',
  noSource: 'No source was found for these figures.',
  unverified: 'Unverified.',
  /** Of a part that the catalogue does not know. */
  entered: 'Its figures were entered for this build; they have no source here.',
  noFigures: 'No limit of its own is counted.',
  /** Figures of a part in which it differs from the catalogue, by their labels. */
  owns: (labels: string[]) => `Entered for this build: ${list(labels, 'and')}.`,
  own: (catalogs: string) => `Your figure. The catalogue has ${catalogs}.`,
  ownAlone: 'Your figure. The catalogue has none.',
  take: 'Use the catalogue’s figures',
  /** What a platform brings besides its chipset. */
  slots: 'Processor slots:',
  slot: (count: string, link: string, what: string) => `${count} × ${link}${what && `, ${what}`}`,
  splits: (ways: string[]) => `split as ${list(ways, 'or')}`,
  purposes: { slots: 'for cards', storage: 'for storage', general: '' } as Record<string, string>,
  board: 'Which slots a board has, and which go through the chipset, differs from board to board.',
  manual: 'See its manual; look for “block diagram”, “PCIe lane sharing”, “M.2” and “bifurcation”.',
};
