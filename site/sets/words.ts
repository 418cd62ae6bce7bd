// Words of the pages of sets and runs.
import { formOf } from '../common/plural.ts';

const figuresOf = (count: string): string => (count === '1' ? 'result' : 'results');

export const words = {
  title: 'Which sets of measurements are there?',
  many: 'Sets',
  description: 'Every contribution to the Lanewise dataset: what was measured, by whom, and under which licence.',
  lede: 'A set is one contribution: its own sources, runs and results. Each run has a page with everything known about how it was measured.',
  set: {
    description: (title: string, figures: string) =>
      `${title}: ${figures} ${figuresOf(figures)} with sources, conditions and licence.`,
    counts: (title: string) => `${title}: counted in machines, with sources and licence.`,
    toCounts: 'How links and drives were found in these machines',
    promises: (title: string) => `${title}: what the vendor promises, with source and licence.`,
    figures: (figures: string, runs: string) =>
      `${figures} ${figuresOf(figures)} in ${runs} ${runs === '1' ? 'run' : 'runs'}.`,
    runs: 'Runs',
    sources: 'Sources',
    licence: 'Licence and download',
    of: (licence: string) => `Set: ${licence}.`,
    inExplorer: 'Filter and sort these rows',
    zip: 'CSV files and provenance, zipped',
    edit: 'Correct it',
    cite: 'To cite it:',
    citation: (authors: string, year: string, title: string, version: string, id: string) =>
      `${authors} (${year}). ${title}. Version ${version}. Lanewise data set “${id}”.`,
  },
  run: {
    title: (target: string, link: string) => (link ? `${target}, ${link}` : target),
    description: (target: string, figures: string, source: string) =>
      `${figures} ${figuresOf(figures)} for ${target}, with link, firmware, tool and command. Source: ${source}.`,
    figures: 'What was measured?',
    how: 'How was it measured?',
    link: 'Link',
    device: 'Device',
    load: 'Workload',
    measured: 'Measured',
    expected: 'Expected',
    line: 'Line in the CSV file',
    source: 'Where does it come from?',
    cite: 'To cite a result:',
    citation: (target: string, source: string, publisher: string, date: string, url: string) =>
      `${[source, publisher, date, url].filter(Boolean).join('. ')}. Result for ${target}, as collected by Lanewise:`,
    origin: (basis: string) => `Basis for publishing the results: ${basis}.`,
    unknown: 'Anything not listed is not stated in the source.',
  },
  parts: {
    drives: {
      title: 'Which drives were measured?',
      description: 'Every drive in the Lanewise dataset, with what was measured on it.',
      one: 'Drive',
      many: 'Drives',
    },
    controllers: {
      title: 'Which controllers are known?',
      description: 'Every controller in the Lanewise dataset, with what was measured through it.',
      one: 'Controller',
      many: 'Controllers',
    },
    platforms: {
      title: 'Which computers were tested?',
      description: 'Every platform in the Lanewise dataset, with what was measured on it.',
      one: 'Platform',
      many: 'Platforms',
    },
    workloads: {
      title: 'Which workloads have a name?',
      description: 'Every named workload in the Lanewise dataset, with what was measured under it.',
      one: 'Workload',
      many: 'Workloads',
    },
  },
  part: {
    description: (name: string, figures: string) =>
      `${name}: ${figures} results, each with its link, state, tool and source.`,
    measured: 'What was measured?',
    alone: 'The drive alone',
    together: 'Several drives at once',
    none: 'The dataset has no result for it yet.',
    compare: 'Compare it with others',
    facts: 'What is known about it?',
    claims: 'What does the vendor promise?',
    claimsNote: 'Ratings, not measurements: no chart or count includes them.',
    promised: 'Rated',
    condition: 'Condition',
    source: 'Source',
    link: 'Its link',
    ceiling: (ceiling: string) => `ceiling ${ceiling} each way`,
    /** Beside the name of a drive whose siblings have a size. */
    unsized: 'size not stated',
    pages: 'Pages of runs',
    page: (page: string) => `page ${page}`,
  },
  chart: {
    bandwidth: 'Best throughput of each run',
    iops: 'Best IOPS of each run',
    first: (shown: number) => `of the ${shown} fastest`,
    /** Several runs on one line. */
    alike: (label: string, runs: number) => (runs > 1 ? `${label} (best of ${runs} runs)` : label),
    log: (label: string) => `${label} (log scale)`,
    axis: { bandwidth: 'Measured throughput', iops: 'Measured IOPS' },
    read: 'read (device to host)',
    write: 'write (host to device)',
    other: 'mixed, or not stated',
  },
  largest: 'The largest',
  others: 'All others',
  table: {
    /** Behind which the other rows are folded. */
    rest: (rows: number, shown: string) => formOf(rows, { one: 'One more row', other: `${shown} more rows` }),
    restTitle: (title: string) => `${title}, continued`,
    set: 'Set',
    device: 'Device',
    where: 'Controller, platform',
    link: 'Link',
    read: 'Best read',
    write: 'Best write',
    other: 'Best other',
    share: 'Of ceiling',
    state: 'State',
    tool: 'Tool',
    figures: 'Results',
    licence: 'Licence',
    runs: 'Runs',
  },
};
