// What pages say in the HTML that the server sends, before any script.
import { expect, test } from 'vitest';
import { granted } from '../../calc-wasm/js/calc.ts';
import { headline, headlineParts } from '../../site/calculator/headline.ts';
import { calculatorNamed } from '../../site/common/query.ts';
import { ranged } from '../../site/common/ranges-build.ts';
import { exhaustive } from '../support/exhaustive.ts';
import { builtPages, DIST, documentOf, englishPages, textOf } from './built.ts';
import { known, offencesOn, terms, textsOf, textsOfCards } from './english.ts';

const pages = new Map(englishPages().map(({ path, html }) => [path, html]));

/** The part of a page that goes by a name, as a reader of the screen is told it. */
function section(document: Document, name: string): Element | undefined {
  return [...document.querySelectorAll('[aria-label], [aria-labelledby]')].find((element) => {
    const by = element.getAttribute('aria-labelledby');
    return (element.getAttribute('aria-label') ?? textOf(document.getElementById(by ?? ''))) === name;
  });
}

const links = (element: Element | undefined): [string, string][] =>
  [...(element?.querySelectorAll('a') ?? [])].map((link) => [textOf(link), link.getAttribute('href') ?? '']);

test('the first answer of a calculator is there, with the range of the measurements', () => {
  const document = documentOf('/calculators/pcie/');
  const said = headline(granted(ranged.calculate('pcie', {})), headlineParts(calculatorNamed('pcie')));
  expect(said.value).toBe('3.75\u202fGB/s');
  for (const part of ['value', 'expected', 'coverage'] as const)
    expect(document.querySelector(`[data-headline="${part}"]`)?.textContent).toBe(said[part]);
});

test('chain and plan are answered, arrays are compared and drawn with every drive at work', () => {
  const answer = (path: string) => textOf(documentOf(path).querySelector('.lw-answer'));
  expect(answer('/sizer/port-multiplier-3-gbps/')).toMatch(
    /270 MB\/s.*The cable to the port multiplier is the limit\./,
  );
  expect(answer('/planner/')).toMatch(/7 × 16 TB in RAID 6, on .*Limited by the drives\./);
  const rows = [...documentOf('/calculators/compare-arrays/').querySelectorAll('tr')].map(textOf);
  expect(rows).toContain('Usable capacity64 TB96 TB90.9 TB63.8 TB112 TB best64 TB');
  const raid = documentOf('/calculators/raid/');
  expect(raid.querySelectorAll('[data-drives] > li')).toHaveLength(8);
  expect(textOf(raid.querySelector('[data-verdict]'))).toBe('All drives work. Any two may fail.');
});

test.each([
  ['/diagnose/', 'npm run -s diagnose -- <files>'],
  ['/contribute/check/', 'npm run dataset -- check <folder>'],
])('without a script %s names the command that does the same, and takes nothing', (path, command) => {
  const document = documentOf(path);
  expect(textOf(document.querySelector('main noscript code'))).toBe(command);
  expect(document.querySelector('main form fieldset')?.hasAttribute('disabled')).toBe(true);
});

test('what states are wanted is said, with the way to add them', () => {
  const wanted = section(documentOf('/data/charts/state/'), 'Which results are wanted?');
  // Contributions may bring all of them one day.
  if (wanted) expect(links(wanted)).toContainEqual(['How to add them', '/contribute/']);
});

test('a controller shows what was measured through it, its links in words and their sources', () => {
  const document = documentOf('/data/controllers/broadcom-sas2008/');
  const texts = (selector: string, among: Element | Document | undefined = document) =>
    [...(among?.querySelectorAll(selector) ?? [])].map(textOf);
  expect(textOf(document.querySelector('main'))).toMatch(/[\d,]+ results? in [\d,]+ runs?/);
  // Which runs come first hangs on the data.
  expect(texts('tr', section(document, 'Runs'))).toContainEqual(expect.stringMatching(/IBM M1015.*SATA[\d.]+ MB\/s/));
  expect(texts('dd')).toContainEqual(expect.stringMatching(/PCIe 2\.0 ×8.*ceiling 3\.36–3\.65/));
  expect(texts('dd')).toContainEqual(expect.stringMatching(/2\.50.*Eight SSDs\./));
  const source = links(document.querySelector('main') ?? undefined).find(([text]) =>
    text.includes('IBM ServeRAID M1015'),
  );
  expect(source?.[1]).toMatch(/^https:\/\/www\.servethehome\.com\//);
});

test('a drive has its measurements, and apart from them what its vendor promises', () => {
  const document = documentOf('/data/drives/pinedrive-nvme-256gb/');
  const measured = [section(document, 'Runs'), document.querySelector('.lw-plot')].map(textOf);
  for (const text of measured) expect(text).toMatch(/852\.2 MB\/s(?!.*\D2\.2 GB\/s)/);
  expect(textOf(section(document, 'What does the vendor promise?'))).toContain('2.2 GB/s');
});

test('a controller says how much was measured through it, or that nothing was', () => {
  const controllers = [...pages.keys()].filter((path) => /^\/data\/controllers\/[^/]+\/$/.test(path));
  expect(controllers.length).toBeGreaterThan(0);
  for (const path of controllers) {
    const text = textOf(documentOf(path).querySelector('main'));
    const counts = /[\d,]+ results? in [\d,]+ runs?\./.test(text);
    expect(counts, path).not.toBe(text.includes('The dataset has no result for it yet.'));
    expect(text, path).not.toMatch(/(?<![\d,.])1 (?:results|runs)\b/);
  }
});

test.each([
  ['/calculators/sata/', '/data/controllers/jmicron-jmb585/'],
  ['/calculators/dmi/', '/data/parts/'],
  ['/calculators/pcie/', '/sizer/ssds-on-jmb585/'],
  ['/sizer/ssds-on-jmb585/', '/data/controllers/jmicron-jmb585/'],
])('%s and %s lead to each other', (one, other) => {
  const pagesFrom = (path: string) =>
    links(documentOf(path).querySelector('main') ?? undefined).map(([, to]) => to.split(/[?#]/)[0]);
  expect(pagesFrom(one)).toContain(other);
  expect(pagesFrom(other)).toContain(one);
});

test('a run says in its table whether its range is assumed, and its chart has the key for that', () => {
  const set = documentOf('/data/sets/fio-plot-microserver-gen8/');
  const keys = [...set.querySelectorAll('.lw-key span')].map(textOf);
  const isRun = (path: string) => /^\/data\/sets\/fio-plot-microserver-gen8\/[^/]+\/$/.test(path);
  const [run = ''] = [...pages.keys()].filter(isRun);
  const cells = [...documentOf(run).querySelectorAll('td')].map(textOf);
  const [range = ''] = cells.filter((text) => /^\d+–\d+ MB\/s/.test(text));
  expect(range).toMatch(/^\d+–\d+ MB\/s(?: \(assumed\))?$/);
  expect(keys).toContain(
    range.endsWith('(assumed)') ? 'expected: an assumed range' : 'expected: the range of measured links',
  );
});

test('the ranges of the accuracy page have their key', () => {
  const keys = [...documentOf('/accuracy/').querySelectorAll('.lw-key span')].map(textOf);
  expect(keys.filter((key) => key.startsWith('expected: '))).not.toEqual([]);
});

test('the RAID page says what passes discard, and who says so', () => {
  const row = [...documentOf('/calculators/raid/').querySelectorAll('tr')].find((element) =>
    textOf(element).includes('RAID4, RAID5, RAID6'),
  );
  expect(textOf(row)).toContain('devices_handle_discard_safely');
  expect(links(row)[0]?.[1]).toMatch(/^https:/);
});

test('no article has two landmarks of one name', () => {
  const twice = [...pages.keys()]
    .filter((path) => path.startsWith('/articles/'))
    .flatMap((path) => {
      const names = [...documentOf(path).querySelectorAll('section[aria-label]:not([role])')].map((element) =>
        element.getAttribute('aria-label'),
      );
      return names.length > new Set(names).size ? [path] : [];
    });
  expect(twice).toEqual([]);
});

test('every page with fields that need a program has the line for the case that it does not come', () => {
  const isWithout = ({ html }: { html: string }) => html.includes('<lw-') && !html.includes('class="lw-not-loaded');
  const isFrame = ({ html }: { html: string }) => html.includes('class="lw-bare"');
  const silent = builtPages(DIST).filter((page) => !isFrame(page) && isWithout(page));
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test('no page in English has a word or a number that the vocabulary replaces', async () => {
  // Pages of rows differ in their data alone: by day a twelfth of them.
  const asked = [...pages].filter(
    ([path], index) => exhaustive || index % 12 === 0 || !/^\/(?:boards|data|embed)\/./.test(path),
  );
  const texts = new Map(asked.flatMap(([path, html]) => Array.from(textsOf(html), (text) => [text, path])));
  expect(texts.size).toBeGreaterThan(5000);
  const cards = await textsOfCards(DIST);
  expect(cards.length).toBeGreaterThan(150);
  const { phrases, ...others } = known();
  expect(offencesOn([...texts, ...cards], 'en', { ...others, phrases: [...phrases, ...terms] })).toEqual([]);
});
