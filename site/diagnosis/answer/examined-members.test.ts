// What `mdadm --examine` says of members that are being filled, over built superblocks.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diagnose } from './diagnosis.ts';

const superblock = (letter: string, events: number, isFilled: boolean, state: string): string => `/dev/sd${letter}:
          Magic : a92b4efc
        Version : 1.2
     Array UUID : c81bd7bb:4674d945:2d8dc9da:0bedaa15
           Name : host:0
     Raid Level : raid6
   Raid Devices : 4
${isFilled ? '' : 'Recovery Offset : 2048 sectors\n'}          State : clean
         Events : ${events}
   Device Role : Active device ${letter.charCodeAt(0) - 97}
   Array State : ${state} ('A' == active, '.' == missing, 'R' == replacing)
`;

const member = fc.record({ isFilled: fc.boolean(), isOld: fc.boolean() });

test('an array lacks redundancy while a member of its newest superblocks is filled, unless that replaces one that works', () => {
  fc.assert(
    fc.property(fc.array(member, { minLength: 4, maxLength: 4 }), fc.boolean(), (members, isReplacing) => {
      fc.pre(members.some(({ isOld }) => !isOld));
      const state = isReplacing ? 'AARA' : 'AAAA';
      const blocks = members.map(({ isFilled, isOld }, index) =>
        superblock('abcd'.charAt(index), isOld ? 3 : 9, isFilled, state),
      );
      const found = diagnose('mdadm --examine', blocks.join('')).machines.flatMap(({ findings }) => findings);
      const isShort = !isReplacing && members.some(({ isFilled, isOld }) => !isFilled && !isOld);
      expect(found.some(({ id }) => id === 'LD502')).toBe(isShort);
      expect(found.map(({ message }) => message).join()).not.toMatch(/missing|failed|running/);
    }),
  );
});
