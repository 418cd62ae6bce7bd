/** `CITATION.cff` (Citation File Format 1.2.0): what reference managers, Zenodo and forges read. */
import { stringify } from 'yaml';
import { creatorsOf, DESCRIPTION, type Facts, KEYWORDS, LICENCES, TITLE } from './facts.ts';

export function citation(facts: Facts): string {
  const { version, day, at, doi } = facts;
  return stringify(
    {
      'cff-version': '1.2.0',
      message: `Cite the release that you used, and the source of a figure beside it: results lead to theirs by run_id and source_id. Each set has its own licence: ${LICENCES} says which.`,
      type: 'dataset',
      title: TITLE,
      abstract: DESCRIPTION,
      authors: creatorsOf(facts).map((name) => ({ name })),
      version: version.name,
      'date-released': day,
      ...(doi && { doi }),
      // A list of licences would mean that a reader may choose.
      ...(at && { url: at, 'license-url': `${at}${LICENCES}` }),
      keywords: KEYWORDS,
    },
    { lineWidth: 0 },
  );
}
