// One page of each type in Russian, the largest: it keeps its budget and has no accessibility fault. All that does not
// depend on the language is looked at in English.
import { join } from 'node:path';
import { atRoot, builtPages } from '../../pages/built.ts';
import { expectAccessible, test } from '../fixtures.ts';
import { expectWithin } from '../weight.ts';

// What a page asks for is answered or counted here, not by a service worker.
test.use({ serviceWorkers: 'block' });

/** Of scripts, whose words are in letters of two bytes. A whole page has no more room than in English. */
const WORDIER = 1.25;

const attribute = (html: string, name: string): string =>
  new RegExp(`<html[^>]* data-${name}="([^"]*)"`).exec(html)?.[1] ?? '';

const types = Map.groupBy(builtPages(join(atRoot.folder, 'ru')), ({ html }) =>
  attribute(html, 'route'),
);

for (const [route, pages] of types) {
  const { path, html } = pages.reduce((one, other) =>
    other.html.length > one.html.length ? other : one,
  );
  test(`${route}: /ru${path} keeps its budget and has no accessibility fault`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectWithin(attribute(html, 'budget'), `/ru${path}`, page, WORDIER);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });
}
