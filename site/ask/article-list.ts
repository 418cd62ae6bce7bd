/** Articles by the words that people use for what they are about; those of fewer readers' words come first. */
import rows from './articles.json' with { type: 'json' };

export const articles = rows.map(({ slug, about }) => [slug, new RegExp(about, 'iu')] as const);
