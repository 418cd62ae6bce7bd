/** Height of an embedded calculator in CSS pixels: the tallest it gets at 320 px width, measured by a test. */
export const embedHeight = 1640;

/** Height of an embedded chart with its key, notes and folded table, likewise. */
export const chartHeight = 1000;

/** The line an author pastes; titles and URLs of ours need no escaping beyond the ampersand. */
export function embedOf(src: string, title: string, height = embedHeight): string {
  const safe = src.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<iframe src="${safe}" title="${title}" width="100%" height="${height}" loading="lazy" style="border:0"></iframe>`;
}
