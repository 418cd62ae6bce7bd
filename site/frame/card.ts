// Names of the pictures that other sites show beside a link.

/** The picture of pages without one of their own. */
export const SHARED = 'lanewise';

/** The picture of a page that answers something. */
export const cardOf = (kind: 'articles' | 'calculators' | 'sizer', slug: string): string => `${kind}-${slug}`;
