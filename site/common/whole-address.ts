/** An address with its host, as search engines and readers of feeds want it; a build that is not told its host has paths. */
export const wholeAddress = (path: string, site: URL | string | undefined): string =>
  site ? new URL(path, site).href : path;
