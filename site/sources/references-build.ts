// The one list of sources, content/references.yaml: articles, calculators and data cite it by key.
import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { isWebAddress } from '../../datasets/tools/text/web-address.ts';

const day = z.string().regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'a year, a month or a day: "2018", "2018-08", "2018-08-20"');

const reference = z.strictObject({
  title: z.string(),
  author: z.string().optional(),
  publisher: z.string().optional(),
  url: z.string().refine(isWebAddress, 'an address that begins with https:// or http://').optional(),
  published: day.optional(),
  accessed: day.optional(),
  kind: z.enum(['specification', 'paper', 'vendor_documentation', 'article', 'announcement']),
  note: z.string().optional(),
});

export type Reference = z.infer<typeof reference>;

export const referencesFile = 'content/references.yaml';

/** The sources of a list as it is written. Throws where one is not as it should be. */
export function readReferences(yaml: string): Record<string, Reference> {
  const parsed = z.record(z.string().regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/), reference).safeParse(parse(yaml));
  if (!parsed.success) throw new Error(`${referencesFile}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

export const references = readReferences(readFileSync(referencesFile, 'utf8'));

/** What is wrong with a key, or nothing. */
export function unknownReference(key: string): string | undefined {
  if (Object.hasOwn(references, key)) return undefined;
  return `no source "${key}" in ${referencesFile}: there is ${Object.keys(references).join(', ')}`;
}

export function referenceNamed(key: string): Reference {
  const reference = references[key];
  if (!reference) throw new Error(unknownReference(key));
  return reference;
}
