import { causeOf, rule } from './rule.ts';

const words = { single: 'btrfs keeps one copy of the data, spread over several devices, each piece on one of them' };

export const btrfsSingle = rule('LD515', function* ({ btrfs: { usages } }) {
  for (const { profiles } of usages) {
    const data = profiles.find(({ kind }) => kind === 'data');
    if (data?.name !== 'single' || data.shares.length < 2) continue;
    yield {
      subject: 'btrfs',
      line: data.line,
      message: words.single,
      causes: [causeOf('LD515', 'defaults'), causeOf('LD515', 'oneByOne'), causeOf('LD515', 'meant')],
    };
  }
});
