/** Which licence each set has, as a text and as a table that joins by `set_id`. */
import { csvCell } from '../text/csv-cell.ts';
import { csvOf, type Facts, LICENCE_TABLE, licencesOf } from './facts.ts';

const COLUMNS = ['set_id', 'version', 'licence', 'licence_url', 'contributors', 'title'];

const rowsOf = ({ sets }: Facts): string[][] =>
  sets.map(({ name, version, licenses, contributors, title }) => [
    name,
    version,
    licenses.map((license) => license.name ?? '').join(' '),
    licenses.map((license) => license.path ?? '').join(' '),
    contributors.map((contributor) => contributor.title ?? '').join('; '),
    title,
  ]);

export const licenceTable = (facts: Facts): string =>
  [COLUMNS, ...rowsOf(facts)].map((row) => `${row.map(csvCell).join(',')}\n`).join('');

const REGISTRY = `Tables without that column are the registry: the compilation is CC0 1.0, and what a row was taken from stands in its
columns \`sources\` or \`source_url\`. The keys there are those of the page /sources/ of the site. Where such a source asks to
be named (linuxhw-dmi, bsdhw-dmi and the like are CC BY 4.0: most of \`boards\` and \`board_slots\`), name it.`;

export function licenceNotes(facts: Facts): string {
  const sections = licencesOf(facts).map(({ name = '', path }) => {
    const sets = facts.sets.filter(({ licenses }) => licenses.some((license) => license.name === name));
    const lines = sets.map((set) => {
      const by = set.contributors.map(({ title }) => title).join(', ');
      const from = set.sources.map((source) => [source.title, source.path].filter(Boolean).join(' ')).join('; ');
      return `- ${set.name} ${set.version}, ${set.title}. By ${by}. From: ${from}.`;
    });
    return `## ${name}\n\n${path}\n\n${lines.join('\n')}\n`;
  });
  return `# Licences

A release is a collection: each set keeps the licence that it was contributed under, and a row belongs to the set in
its column \`set_id\`. Who passes rows on names the set, and follows its licence. \`${LICENCE_TABLE}\` is the same as a table:

    SELECT licence, count(*) FROM '${csvOf('measurements')}' JOIN '${LICENCE_TABLE}' USING (set_id) GROUP BY ALL

${REGISTRY}

${sections.join('\n')}`;
}
