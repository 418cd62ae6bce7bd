// What a visitor does, written once and done in every engine.
import { examples } from '../../../site/diagnosis/page/examples.ts';
import { elementScript } from '../../../site/embed/scripts.ts';
import { hostPage } from '../../e2e/embed-a-calculator/host-page.ts';
import { versionToday } from '../../support/newest.ts';
import { click, fill, focus, shows, until } from './page.ts';
import { type Browser, DOWN, ENTER, RIGHT } from './window.ts';

/** The built site on a server of its own, which a journey may stop. */
export interface Place {
  address: string;
  stop(): Promise<void>;
}

export interface Journey {
  name: string;
  /** Tried by day, where the engine is installed. */
  isSmoke?: boolean;
  go(browser: Browser, place: Place): Promise<void>;
}

const BOX = 'lw-box [data-box="value"]';
const CALCULATOR = '[data-headline="value"]';

export const JOURNEYS: readonly Journey[] = [
  {
    name: 'the box answers a machine that is typed key by key',
    isSmoke: true,
    async go(browser, { address }) {
      await browser.open(address);
      await until(browser, '() => document.querySelector("lw-box:defined")');
      await focus(browser, '#box');
      await browser.press(`8 sata ssds on a 9211-8i in a 2.0 x4 slot${ENTER}`);
      await shows(browser, BOX, '1.82 GB/s');
    },
  },
  {
    name: 'a calculator follows its fields, its address keeps them',
    async go(browser, { address }) {
      await browser.open(`${address}calculators/pcie/`);
      await fill(browser, '#pcie-generation', '2.0');
      await fill(browser, '#pcie-lanes', '1');
      await fill(browser, '#pcie-max_payload_size', '128');
      await shows(browser, CALCULATOR, '420 MB/s');
      const link = await until(browser, '() => location.search.includes("lanes=1") && location.href');
      await browser.open(String(link));
      await shows(browser, CALCULATOR, '420 MB/s');
    },
  },
  {
    name: 'the sizer opens a build and recomputes it',
    async go(browser, { address }) {
      await browser.open(
        `${address}sizer/?hba=hba;link:pcie+2.0+x4&drives=drive;on:hba;count:8;link:sata+3.0;read:550+MB/s&v=1`,
      );
      await until(browser, '() => document.querySelector("lw-sizer[data-ready]")');
      await shows(browser, 'lw-sizer .lw-answer [data-text="value"]', '1.82 GB/s');
    },
  },
  {
    name: 'the SQL console starts the database and answers',
    async go(browser, { address }) {
      const query = new URLSearchParams({ query: 'SELECT 6 * 7 AS answer, count(*) > 0 AS filled FROM measurements' });
      await browser.open(`${address}data/sql/?${query}`);
      await click(
        browser,
        'button[data-sql-run], lw-sql button[type="submit"], form button[type="submit"][data-kind="primary"]',
      );
      await shows(browser, '[data-sql-result] td', '42');
    },
  },
  {
    name: 'the diagnosis reads a paste of many lines, and the address does not hold it',
    async go(browser, { address }) {
      await browser.open(`${address}diagnose/`);
      await fill(browser, '#paste', examples.nvme);
      await until(
        browser,
        '() => { const one = document.querySelector("[data-verdict]"); return one && !one.hidden && one.textContent.trim(); }',
      );
      await until(browser, '() => location.search + location.hash === ""');
    },
  },
  {
    name: 'a chart is walked by keyboard',
    async go(browser, { address }) {
      await browser.open(`${address}data/charts/queue-depth/`);
      await until(browser, '() => document.querySelector("lw-chart[data-ready]")');
      await focus(browser, '.lw-drawing[data-size="wide"] a');
      await browser.press(RIGHT);
      await until(
        browser,
        '() => document.activeElement === document.querySelectorAll(".lw-drawing[data-size=wide] a")[1]',
      );
      await shows(browser, '[data-dot-text]', 'Source:');
    },
  },
  {
    name: 'a contribution that is pasted is checked line by line',
    async go(browser, { address }) {
      await browser.open(`${address}contribute/check/`);
      await fill(
        browser,
        '#check-pasted',
        'workload_id,label,access,block_size_bytes\nfirst,First,seq,four kilobytes\n',
      );
      await click(browser, '[data-drop] button[type=submit]');
      await shows(browser, '[data-verdict]', 'error');
    },
  },
  {
    name: 'a calculator is embedded in a page of another host',
    async go(browser, { address }) {
      const host = await hostPage(
        `<script async src="${address.slice(0, -1)}${elementScript.path}" integrity="${elementScript.integrity}" crossorigin="anonymous"></script>
        <lw-calculator name="pcie" v="${versionToday('pcie')}" generation="2.0" lanes="1" max-payload-size="128"></lw-calculator>`,
      );
      await browser.open(host);
      await until(
        browser,
        '() => { const frame = document.querySelector("lw-calculator").shadowRoot?.querySelector("iframe"); return frame && frame.clientHeight > 200 && frame.src; }',
      );
    },
  },
  {
    name: 'the search proposes pages while a word is typed',
    async go(browser, { address }) {
      await browser.open(address);
      await click(browser, 'lw-search button, lw-search summary, [data-search-open]');
      await focus(browser, '#search');
      await browser.press(`write hole${DOWN}`);
      await until(browser, '() => document.querySelectorAll("#search-results [role=option]").length > 0');
    },
  },
  {
    name: 'the first page answers in Russian',
    async go(browser, { address }) {
      await browser.open(`${address}ru/`);
      // Until then Enter is a line break.
      await until(browser, '() => document.querySelector("lw-box:defined")');
      await fill(browser, '#box', '18TB in TiB');
      await browser.press(ENTER);
      await shows(browser, 'lw-box [data-box="text"]', '16,371 ТиБ');
    },
  },
  {
    name: 'a page that was kept is there without its host',
    async go(browser, place) {
      await browser.open(`${place.address}calculators/pcie/`);
      await until(
        browser,
        'async () => (await navigator.serviceWorker.ready).active?.state === "activated" && navigator.serviceWorker.controller',
      );
      await until(
        browser,
        'async () => Boolean(await caches.match(location.pathname)) || Boolean(await caches.match(location.href))',
      );
      await place.stop();
      await browser.open(`${place.address}calculators/pcie/?lanes=1&generation=2.0&max-payload-size=128`);
      await shows(browser, CALCULATOR, '420 MB/s');
    },
  },
];
