// What is pasted, dropped or chosen is read: once, in the background, and only text.
import { examples } from '../../../site/diagnosis/page/examples.ts';
import { sample } from '../../support/exhaustive.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { field, files, holdTheCore, open, status, textFile, verdict } from './page.ts';

test('before something is pasted neither readers nor core are asked for', { tag: '@journey' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page);
  await field(page).focus();
  const background = () => asked.filter((path) => /worker|\.wasm|examples/.test(path));
  expect(background()).toEqual([]);
  await field(page).fill(examples.nvme);
  await expect(verdict(page)).toBeVisible();
  expect(background().some((path) => path.endsWith('.wasm'))).toBe(true);
  // The address never holds what was pasted.
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
});

test('an example is read and leads to its answer', { tag: '@journey' }, async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'An NVMe drive at half its speed' }).click();
  await expect(verdict(page)).toBeFocused();
  await expect(field(page)).toHaveValue(examples.nvme);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(verdict(page)).toBeHidden();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
});

test('files are read together, and each line is named by its file', async ({ page }) => {
  await open(page);
  await files(page).setInputFiles([
    textFile('usb.txt', examples.usb),
    textFile('notes.txt', 'I have no idea what is wrong.\n'),
  ]);
  await expect(verdict(page)).toBeFocused();
  await expect(page.getByRole('list', { name: 'Files to read' })).toContainText('notes.txt');
  await page.getByRole('button', { name: 'Remove usb.txt' }).click();
  await expect(page.getByRole('list', { name: 'Files to read' })).not.toContainText('usb.txt');
  await expect(page.locator('[data-unread]')).toContainText('1 line was not recognised');
});

test('a file that is dropped anywhere on the page is read', async ({ page }) => {
  await open(page);
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'lspci.txt'));
    return data;
  }, examples.nvme);
  await page.locator('footer').dispatchEvent('drop', { dataTransfer: transfer });
  await expect(verdict(page)).toBeFocused();
  await expect(page.getByRole('list', { name: 'Files to read' })).toContainText('lspci.txt');
});

test('a screenshot is refused by what it is, and the text beside it is read', async ({ page }) => {
  await open(page);
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
  await files(page).setInputFiles([
    { name: 'screen.png', mimeType: 'image/png', buffer: picture },
    textFile('usb.txt', examples.usb),
  ]);
  await expect(page.locator('[data-refused]')).toContainText('screen.png is not read: it is a picture');
  await expect(verdict(page)).toBeVisible();
});

test('a paste too long for the field stands beside it, and is shown in parts', { tag: '@night' }, async ({ page }) => {
  await open(page);
  const text = 'nothing that a tool prints\n'.repeat(20_000) + examples.usb;
  await field(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
  }, text);
  await expect(verdict(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await expect(page.locator('.lw-lines [data-text="number"]')).toHaveCount(200);
  await expect(page.locator('[data-pager="paste"]')).toContainText('1 to 200 of 20');
  await page.locator('[data-pager="paste"]').getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('.lw-lines [data-text="number"]').first()).toHaveText('201');
});

test('a reading can be stopped, and what comes later is read', { tag: '@night' }, async ({ page }) => {
  const release = await holdTheCore(page);
  await open(page);
  await field(page).fill(examples.nvme);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(status(page)).toHaveText('Stopped. Change the text to read it again.');
  await expect(verdict(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
  await release();
  await field(page).fill(examples.usb);
  await expect(verdict(page)).toBeVisible();
});

test('a later text stops the earlier', { tag: '@night' }, async ({ page }) => {
  const release = await holdTheCore(page);
  await open(page);
  await field(page).fill(examples.nvme);
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await release();
  await field(page).fill('only prose\n');
  await expect(verdict(page)).toContainText('No known tool’s output was found in this text.');
  await expect(page.locator('[data-unread]')).toContainText('1 line was not recognised');
});

test('a hostile paste is shown as text', async ({ page }) => {
  await open(page);
  const script = '<script>window.broken = 1</script><img src=x onerror="window.broken = 1">';
  const name = `${script} \u202edrow \u0000 \u001b[2J`;
  const text = `${examples.usb}\n${name}\n[  1.0] sd 6:0:0:0: [sdb] ${script}\n${script.repeat(500)}\n`;
  await files(page).setInputFiles(textFile('<img src=x onerror=alert(1)>.txt', text));
  await expect(verdict(page)).toBeVisible();
  await expect(page.locator('.lw-lines')).toContainText(script);
  await expect(page.locator('.lw-lines')).toContainText('⟨U+202E⟩drow ␀ ␛[2J');
  await expect(page.locator('.lw-lines')).toContainText('more characters');
  await expect(page.locator('lw-diagnose :is(script, img)')).toHaveCount(0);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});

test('without a worker the page says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value: class {
        constructor() {
          throw new Error('not here');
        }
      },
    });
  });
  await open(page);
  await field(page).fill(examples.usb);
  await expect(status(page)).toContainText('npm run -s diagnose');
});

for (const colorScheme of sample(['light', 'dark'] as const)) {
  test(`an answer has no accessibility fault, ${colorScheme}, wide and narrow`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    await page.getByRole('button', { name: 'Four SSDs that share 900 MB/s' }).click();
    await expect(verdict(page)).toBeFocused();
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
    });
    for (const width of sample([320, 375, 1280])) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
    }
  });
}
