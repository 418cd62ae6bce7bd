// What holds for every page: it weighs no more than its budget, has no accessibility fault in either theme, wide
// or narrow, and is kind to readers who see, move or read differently: larger text, text further apart, no motion, their
// own colours, everything in words. A page is loaded once: theme, width and text are looked at in place, as a reader
// would turn them.
import { exhaustive } from '../../support/exhaustive.ts';
import { expect, expectAccessible, expectFitsThenThin, THEME_RULES, test, WIDTH_RULES } from '../fixtures.ts';
import { visited } from '../visited.ts';
import { expectWithin } from '../weight.ts';
import { doubleText, faint, leaveText, losses, motions, spaceText, unsaid } from './looks.ts';

const [WIDE, NARROW] = [1280, 320];

/** A page is looked at in the light, wide, with every rule; then for the rules whose verdict a look can change. */
const FURTHER = [
  { colorScheme: 'dark', width: WIDE, rules: THEME_RULES },
  { colorScheme: 'light', width: NARROW, rules: WIDTH_RULES },
  { colorScheme: 'dark', width: NARROW, rules: [...THEME_RULES, ...WIDTH_RULES] },
] as const;

for (const { path, budget, isKindly } of visited().english) {
  test(`${path} keeps its budget, has no accessibility fault and is kind to all`, async ({ page }) => {
    await page.setViewportSize({ width: WIDE, height: 800 });
    await expectWithin(budget, path, page);
    if (!exhaustive) {
      await page.setViewportSize({ width: NARROW, height: 800 });
      await expectFitsThenThin(page);
      await page.setViewportSize({ width: WIDE, height: 800 });
    }
    await test.step('every rule', () => expectAccessible(page));
    for (const { colorScheme, width, rules } of exhaustive ? FURTHER : isKindly ? FURTHER.slice(-1) : []) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const asked = exhaustive ? undefined : rules;
      await test.step(`${colorScheme}, ${width} px`, () => expectAccessible(page, asked));
    }
    if (!isKindly) return;
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    expect.soft(await losses(page), 'in 320 px').toEqual([]);
    expect.soft(await unsaid(page), 'not in words in 320 px').toEqual([]);
    await spaceText(page);
    expect.soft(await losses(page), 'with text further apart').toEqual([]);
    await leaveText(page);
    await page.setViewportSize({ width: WIDE, height: 800 });
    expect.soft(await motions(page), 'moves though motion is reduced').toEqual([]);
    expect.soft(await unsaid(page), 'not in words').toEqual([]);
    await doubleText(page);
    expect.soft(await losses(page), 'with text of twice its size').toEqual([]);
    await leaveText(page);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await faint(page), 'in the reader’s own colours').toEqual([]);
  });
}

test('an address that does not exist leads on', async ({ page }) => {
  expect((await page.goto('/nowhere/'))?.status()).toBe(404);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Calculate' })).toBeVisible();
});
test.use({ expected: [/404/] });

test('finds text too faint in one theme, images without words, small targets, a page too wide', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/404.html');
  await expectAccessible(page);
  const spoil = (how: 'faint' | 'silent' | 'small' | 'wide') =>
    page.evaluate((what) => {
      document.querySelector('[data-spoilt]')?.remove();
      const added = document.createElement(what === 'silent' ? 'img' : 'p');
      added.dataset.spoilt = '';
      added.textContent = 'Words';
      if (what === 'small') added.innerHTML = '<button>a</button><button>b</button>';
      if (what === 'faint') added.style.color = '#222';
      for (const button of added.querySelectorAll('button'))
        button.style.cssText = 'min-block-size: 0; block-size: 12px; inline-size: 12px; padding: 0';
      if (what === 'wide') added.style.width = '5000px';
      document.querySelector('main')?.append(added);
    }, how);
  await spoil('faint');
  await expect(expectAccessible(page)).rejects.toThrow('color-contrast');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await spoil('silent');
  await expect(expectAccessible(page)).rejects.toThrow('image-alt');
  await spoil('small');
  await expect(expectAccessible(page)).rejects.toThrow('target-size');
  await spoil('wide');
  await expect(expectAccessible(page)).rejects.toThrow('toBeLessThanOrEqual');
});

test.describe('a page that asks another host', () => {
  // Its own policy would not let it.
  test.use({ bypassCSP: true, expected: [/ERR_NAME_NOT_RESOLVED/] });

  test('is found', async ({ page, problems }) => {
    await page.goto('/404.html');
    await page.evaluate(() => fetch('https://elsewhere.example/').catch(() => undefined));
    expect(problems.splice(0)).toEqual(['request to https://elsewhere.example/']);
  });
});
