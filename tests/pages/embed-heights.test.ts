// The heights of embeds were measured of the pages that are built now. A browser test measures a few of them again.
import { expect, test } from 'vitest';
import { offered } from '../../scripts/embed-addresses.ts';
import { layoutHash } from '../../scripts/embed-layout.ts';
import { measured } from '../../site/embed/measured.ts';
import { atRoot } from './built.ts';

test.each(Object.entries(atRoot.pages))(
  'in %s, no embed has changed since its height was measured',
  (language, pages) => {
    const changed = offered
      .filter(
        (version) =>
          measured[language]?.[version.embed]?.hash !== layoutHash(atRoot, pages, version),
      )
      .map(({ embed }) => embed);
    expect(
      changed,
      `the heights of ${changed.length} embeds are stale; run: npm run embed-heights`,
    ).toEqual([]);
  },
);
