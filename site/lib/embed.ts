/** Height of an embedded calculator in CSS pixels: the tallest it gets at 320 px width, measured by a test. */
export const embedHeight = 1480;

/** The line an author pastes; titles and URLs of ours need no escaping beyond the ampersand. */
export function embedOf(src: string, title: string): string {
  const safe = src.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<iframe src="${safe}" title="${title}" width="100%" height="${embedHeight}" loading="lazy" style="border:0"></iframe>`;
}
