import type { DiagnosticRule } from './finding.ts';

const words = {
  single: 'btrfs keeps one copy of the data, spread over several devices, each piece on one of them',
  convert:
    'If a device may fail: `sudo btrfs balance start -dconvert=raid1 /mnt`; it needs twice the room and moves everything',
};

export const btrfsSingle: DiagnosticRule = {
  id: 'LD515',
  severity: 'hint',
  looksFor: 'A btrfs file system of several devices whose data has the profile single.',
  why: 'With “single”, btrfs puts each piece of the data on one device: it adds their room, not safety, and one file is read about as fast as from one device. A device that fails takes the pieces on it along, and the file system may then not mount for writing.',
  sources: ['mkfs-btrfs-8', 'linux-btrfs-single-one-device', 'carfax-btrfs-usage', 'btrfs-device-8'],
  *find({ btrfs: { usages } }) {
    for (const { profiles } of usages) {
      const data = profiles.find(({ kind }) => kind === 'data');
      if (data?.name !== 'single' || data.shares.length < 2) continue;
      yield {
        subject: 'btrfs',
        line: data.line,
        message: words.single,
        causes: [
          {
            message:
              'The file system was made over several devices with the defaults: since version 5.8 of btrfs-progs that is single for data',
            check: '`sudo btrfs filesystem usage /mnt`: `Data,single` beside `Metadata,RAID1` points to it',
            fix: words.convert,
          },
          {
            message: 'The devices were added one after the other: data stays as the first of them had it',
            check: '`sudo btrfs filesystem usage /mnt`: which profile has Data, which Metadata?',
            fix: words.convert,
          },
          {
            message: 'It was meant: room counts, and there is a backup',
            check: 'Is there a backup that was read back?',
            fix: 'Nothing; expect the speed of one device for one file',
          },
        ],
      };
    }
  },
};
