import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { type Topic, words } from './articles/words.ts';
import { unbroken } from './common/unbroken.ts';
import { unknownReference } from './sources/references-build.ts';

const source = z.string().superRefine((key, context) => {
  const problem = unknownReference(key);
  if (problem) context.addIssue(problem);
});

/** `content/articles/<language>/<slug>.mdx`; the entry's id is `<language>/<slug>`. */
const articles = defineCollection({
  loader: glob({ base: './content/articles', pattern: '*/*.mdx' }),
  schema: z.strictObject({
    /** A question, or the answer to one. */
    title: z.string().transform(unbroken),
    /** One or two sentences, the answer among them: for lists and search results. */
    summary: z.string().transform(unbroken),
    published: z.coerce.date(),
    updated: z.coerce.date().optional(),
    /** What it is about, and slugs of articles to read next: said of the English article, and held by its translations. */
    topic: z.enum(Object.keys(words.topics) as [Topic, ...Topic[]]).optional(),
    related: z.array(z.string()).optional(),
    /** Ids of terms that it explains, besides those that name it: the glossary leads to it from there. */
    explains: z.array(z.string()).optional(),
    /** A case study: the year of its hardware, and slugs of articles on the same question today. */
    study: z.strictObject({ year: z.int(), today: z.array(z.string()).min(1) }).optional(),
    /** Keys of content/references.yaml; their order numbers the citations. */
    sources: z.array(source),
  }),
});

export const collections = { articles };
