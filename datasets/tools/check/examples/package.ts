/** A datapackage.json without a mistake. */

/** The set that examples belong to. */
export const SET = 'my-set';

export const PACKAGE = {
  name: SET,
  title: 'Four drives on one card',
  description: 'Sequential reads of four drives, one after the other and together.',
  version: '1.0.0',
  created: '2026-05-12T00:00:00Z',
  licenses: [{ name: 'CC0-1.0' }],
  sources: [{ title: 'Own fio run' }],
  contributors: [{ title: 'A. Tester' }],
};

export const resource = (name: string, path = `${name}.csv`) => ({
  name,
  path,
  schema: `../../schema/${name}.json`,
});
