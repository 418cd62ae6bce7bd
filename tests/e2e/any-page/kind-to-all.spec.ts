// What readers need who see, move or read differently, of one page of each type: larger text, text further apart,
// no motion, their own colours, everything in words.
import { onePerType } from '../../../scripts/page-types.ts';
import { englishPages } from '../../pages/built.ts';
import { expect, test } from '../fixtures.ts';
import { doubleText, faint, leaveText, losses, motions, spaceText, unsaid } from './looks.ts';

test.use({ serviceWorkers: 'block' });

for (const path of onePerType(englishPages())) {
  test(`${path} is kind to all`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    expect.soft(await motions(page), 'moves though motion is reduced').toEqual([]);
    expect.soft(await unsaid(page), 'not in words').toEqual([]);
    await doubleText(page);
    expect.soft(await losses(page), 'with text of twice its size').toEqual([]);
    await leaveText(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await losses(page), 'in 320 px').toEqual([]);
    expect.soft(await unsaid(page), 'not in words in 320 px').toEqual([]);
    await spaceText(page);
    expect.soft(await losses(page), 'with text further apart').toEqual([]);
    await leaveText(page);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await faint(page), 'in the reader’s own colours').toEqual([]);
  });
}
