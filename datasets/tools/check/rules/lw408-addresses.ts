import { foundIn, parsePackage } from '../../tables/package.ts';
import type { Rule } from '../../tables/rule.ts';
import { isWebAddress } from '../../text/web-address.ts';

/** Lists of datapackage.json whose entries have addresses; those of sources may also be files, and have a rule. */
const LISTS = ['licenses', 'contributors'] as const;

export const addresses: Rule = {
  id: 'LW408',
  level: 'error',
  looksFor: 'Addresses in datapackage.json that are not web addresses: pages of the set link to them.',
  fix: 'write the whole address, starting with https://, or leave it out',
  *check({ package: file }) {
    const content = file && parsePackage(file).content;
    if (!content) return;
    const stated: [field: string, address: unknown][] = [['homepage', content.homepage]];
    for (const name of LISTS) {
      const list: unknown = content[name];
      for (const entry of Array.isArray(list) ? list : []) {
        stated.push([`${name}.path`, entry?.path]);
      }
    }
    for (const [field, address] of stated) {
      if (address === undefined || (typeof address === 'string' && isWebAddress(address))) continue;
      const value = typeof address === 'string' ? address : JSON.stringify(address);
      yield foundIn(file, JSON.stringify(address), {
        field,
        value,
        message: 'not a web address',
        expected: 'an address that begins with https:// or http://',
        fix: 'write the whole address, or leave it out',
      });
    }
  },
};
