import { plural } from '../../../datasets/tools/language/plural.ts';
import type { StorageSpace } from '../../../datasets/tools/readers/windows-spaces.ts';
import { bytes } from '../say/formatting.ts';
import type { DiagnosticRule } from './finding.ts';

export const paritySpace: DiagnosticRule = {
  id: 'LD516',
  severity: 'problem',
  looksFor: 'A parity volume of Storage Spaces whose stripe the allocation units of its file system do not fill.',
  why: 'A write that does not fill a whole stripe is read, changed and written back with new parity, on every disk. Volumes made with the defaults write 20 to 40 MB/s for that.',
  sources: ['storage-spaces-slow-parity', 'storage-spaces-columns'],
  *find({ spaces }) {
    const parities = spaces.filter(({ resiliency }) => /^parity$/i.test(resiliency ?? ''));
    const units = spaces.flatMap(({ unit }) => unit ?? []);
    for (const space of parities) {
      const stripe = stripeOf(space);
      const { name, line, interleave = 0 } = space;
      // Which volume lies on which space is not said: all of them have to be wrong.
      if (stripe === undefined || (units.length > 0 && units.every((unit) => unit % stripe === 0))) continue;
      const isKnown = units.length > 0 && units.every((unit) => unit % stripe !== 0);
      const title = name ?? words.space;
      yield {
        ...(!isKnown && { severity: 'hint' }),
        subject: title,
        line,
        message: plural(space.columns ?? 0, words.parity, {
          name: title,
          interleave: bytes(interleave),
          stripe: bytes(stripe),
        }),
        causes: [
          {
            message:
              'The allocation unit of its file system is no multiple of the stripe, so writes fill none as a whole',
            check: '`Get-Volume | Format-Table DriveLetter, AllocationUnitSize`',
            fix: 'Copy the data away and make the volume again, with a stripe that is as large as an allocation unit: 3 columns of 32 KiB fit units of 64 KiB',
            signs: isKnown ? [words.unit(bytes(Math.max(...units)), bytes(stripe))] : [],
            isChecked: isKnown,
          },
          {
            message: 'The disks are shingled (SMR), which slow down after some minutes of writing',
            check:
              '`Get-PhysicalDisk | Format-Table FriendlyName, MediaType`: look the models up in the lists of their makers',
            fix: 'Use disks without shingles (CMR)',
          },
        ],
      };
    }
  },
};

/** Bytes of data in a stripe: one column of it is parity. */
function stripeOf({ columns, interleave }: StorageSpace): number | undefined {
  return columns !== undefined && interleave && columns > 2 ? (columns - 1) * interleave : undefined;
}

const words = {
  space: 'a parity space',
  parity:
    'one {Parity volume {name}: # column of {interleave}, so that a stripe holds {stripe} of data and smaller writes are read, changed and written back} other {Parity volume {name}: # columns of {interleave}, so that a stripe holds {stripe} of data and smaller writes are read, changed and written back}',
  unit: (unit: string, stripe: string) => `its allocation unit is ${unit}, its stripe ${stripe}`,
};
