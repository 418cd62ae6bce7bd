// What a page says of itself to machines that read schema.org, as JSON-LD.
import type { Thing, WithContext } from 'schema-dts';
import { words } from './words.ts';

export type Structured = WithContext<Extract<Thing, object>>;

/** JSON that cannot end the element that it stands in. */
export const structuredText = (thing: Structured): string => JSON.stringify(thing).replaceAll('<', '\\u003c');

/** Who answers for the pages. */
export const PUBLISHER = { '@type': 'Organization', name: words.citation.author } as const;
