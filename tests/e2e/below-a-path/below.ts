// What the tests of the site below a path share: addresses are relative, and none may be asked for beside the path.
import { test as base, expect } from '../fixtures.ts';

interface Fixtures {
  /** Where the site begins: `http://localhost:4330/lanewise/`. */
  site: string;
  outside: string[];
}

export const test = base.extend<Fixtures>({
  site: async ({ baseURL }, use) => {
    if (!baseURL?.endsWith('/')) throw new Error('the project names no address below a path');
    await use(baseURL);
  },
  outside: [
    async ({ context, site }, use) => {
      const { origin } = new URL(site);
      const outside: string[] = [];
      context.on('request', (request) => {
        const url = request.url();
        if (url.startsWith(origin) && !url.startsWith(site)) outside.push(url);
      });
      await use(outside);
      expect(outside, 'requests beside the path').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
