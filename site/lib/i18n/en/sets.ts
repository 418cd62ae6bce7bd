// Words of the pages of sets and runs.
export const sets = {
  title: 'Which sets of measurements are there?',
  description:
    'Every contribution to the Lanewise dataset: what was measured, by whom, and under which licence.',
  lede: 'A set is one contribution: its own sources, runs and figures. Each run has a page with all that is known of how it was measured.',
  set: {
    description: (title: string, figures: string) =>
      `${title}: ${figures} measured figures with their sources, conditions and licence.`,
    figures: (figures: string, runs: string) => `${figures} figures in ${runs} runs.`,
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
      `${figures} measured figures of ${target}, with link, firmware, tool and command. Source: ${source}.`,
    figures: 'What was measured?',
    how: 'How was it measured?',
    link: 'Link',
    device: 'Device',
    load: 'Load',
    measured: 'Measured',
    expected: 'Expected',
    line: 'Line in the CSV file',
    source: 'Where does it come from?',
    cite: 'To cite a figure:',
    citation: (target: string, source: string, publisher: string, date: string, url: string) =>
      `${[source, publisher, date, url].filter(Boolean).join('. ')}. Figure of ${target}, as collected by Lanewise:`,
    origin: (basis: string) => `The figures stand here as ${basis}.`,
    unknown: 'What is not listed, the source does not say.',
  },
  table: {
    set: 'Set',
    device: 'Device',
    link: 'Link',
    read: 'Read, best',
    write: 'Written, best',
    other: 'Other, best',
    share: 'Of ceiling',
    state: 'State',
    tool: 'Tool',
    figures: 'Figures',
    licence: 'Licence',
    runs: 'Runs',
  },
};
