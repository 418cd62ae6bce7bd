/** What people ask that no calculator answers, by its words in English and Russian, with the article that has it. */
import rows from './topics.json' with { type: 'json' };

export interface Topic {
  /** The article, or none: then the question is not for here. */
  article?: string;
  /** What the rest of the text has to speak of for that article. */
  about?: RegExp;
}

export const TOPICS: readonly { pattern: RegExp; topic: Topic }[] = rows.map(({ words, article, about }) => ({
  pattern: new RegExp(`(?:${words.join('|')})(?![\\p{L}\\p{N}_])`, 'uyi'),
  topic: { ...(article && { article }), ...(about && { about: new RegExp(about, 'iu') }) },
}));
