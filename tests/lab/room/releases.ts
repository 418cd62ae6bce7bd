// Debian's releases that machines are made of, and what each machine has on it.

import { wordsOf } from '../../../datasets/tools/text/words-of.ts';

/** A release with the suites that its packages come from. */
export interface Release {
  name: string;
  suites: readonly string[];
  /** `package/suite` for what does not come from the first suite. */
  kernel: string;
  zfs: readonly string[];
}

export const RELEASES: readonly Release[] = [
  { name: 'bookworm', suites: ['bookworm'], kernel: 'linux-image-amd64', zfs: ['zfs-dkms', 'zfsutils-linux'] },
  { name: 'trixie', suites: ['trixie'], kernel: 'linux-image-amd64', zfs: ['zfs-dkms', 'zfsutils-linux'] },
  { name: 'sid', suites: ['sid'], kernel: 'linux-image-amd64', zfs: ['zfs-dkms', 'zfsutils-linux'] },
];

/** On every machine. */
export const TOOLS = wordsOf(`
  btrfs-progs coreutils dash dmidecode e2fsprogs ethtool fdisk grep hdparm iproute2 kmod lsscsi lvm2 mdadm mount
  nvme-cli pciutils procps sed smartmontools sysstat thin-provisioning-tools udev usbutils util-linux xfsprogs
`);

/** What modules are compiled with, in the release's own compiler. */
export const COMPILER = wordsOf(`
  bash binutils coreutils dash diffutils file findutils gawk gcc grep kmod make perl-base sed
`);
