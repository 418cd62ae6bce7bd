/** What the language says of columns, by keys such as runs.slot; of those that it lacks, the descriptors say it in English. */
export const columns: Readonly<Record<string, string>> = {};
