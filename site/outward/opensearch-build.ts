// What lets a browser ask the search of this site from its address bar: an OpenSearch 1.1 description.
import { escaped } from '../common/html.ts';
import { fileLink, pageLink } from '../common/link.ts';
import { place } from '../common/place.ts';
import { words as frame } from '../frame/words.ts';
import { QUESTION } from '../search/entry.ts';
import { words } from '../search/words.ts';

/** A browser asks from anywhere, so every address is a whole one. */
export function opensearch(site: URL): string {
  const at = (path: string) => escaped(new URL(path, site).href);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escaped(frame.name)}</ShortName>
  <Description>${escaped(words.description)}</Description>
  <Url type="text/html" template="${at(pageLink('/search/'))}?${QUESTION}={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${at(pageLink('/opensearch.xml'))}"/>
  <Image type="image/svg+xml">${at(fileLink('/favicon.svg'))}</Image>
  <Language>${place.language.tag}</Language>
  <InputEncoding>UTF-8</InputEncoding>
</OpenSearchDescription>
`;
}
