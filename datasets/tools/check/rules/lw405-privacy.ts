import { placesIn } from '../../privacy/private-spans.ts';
import { echo } from '../../tables/finding.ts';
import type { CellRule } from '../../tables/rule.ts';
import { wordsOf } from '../../text/words-of.ts';

/**
 * Columns of prose and commands, into which people paste what their terminal shows. An author may be named, but not
 * addressed.
 */
const WATCHED = new Set(
  wordsOf(`
  command note slot target controller kernel preconditioning source_place tool filesystem condition reason author
`),
);

/** No column of prose may hold as much; its length is found by LW203. */
const LONGEST = 10_000;

export const privacy: CellRule = {
  id: 'LW405',
  level: 'error',
  looksFor: 'Names of people and computers, addresses and serial numbers in commands and notes.',
  fix: 'cut it out, or write … in its place: the figures do not need it',
  cell(text, { name }) {
    if (!WATCHED.has(name) || text.length > LONGEST) return undefined;
    const [place] = placesIn(text);
    if (place === undefined) return undefined;
    return {
      message: `${place.form.label}: ${echo(text.slice(place.start, place.end))}`,
      expected: 'nothing that identifies a person or a computer',
      fix: 'write … in its place',
    };
  },
};
