// Releases that machines are made of, and what each machine has on it.

import { wordsOf } from '../../../datasets/tools/text/words-of.ts';

/** A release with the suites that its packages come from. */
export interface Release {
  name: string;
  suites: readonly string[];
  /** Ubuntu builds OpenZFS with each of its kernels; Debian leaves that to the machine, which takes a compiler ten minutes. */
  distribution: 'Debian' | 'Ubuntu';
  kernel: string;
  /** GNU's coreutils where a release has others: those of uutils read no drive past the page cache. */
  coreutils: string;
}

const debian = (name: string): Release => ({
  name,
  suites: [name],
  distribution: 'Debian',
  kernel: 'linux-image-amd64',
  coreutils: 'coreutils',
});

/** The packages that a release began with, and whose suite never changes: each is supported for years. */
const ubuntu = (name: string, coreutils = 'coreutils'): Release => ({
  name,
  suites: [name],
  distribution: 'Ubuntu',
  kernel: 'linux-image-generic',
  coreutils,
});

/** Has the keys of Ubuntu in a package. */
export const TRIXIE = debian('trixie');

export const RELEASES: readonly Release[] = [
  debian('bookworm'),
  TRIXIE,
  debian('sid'),
  ubuntu('noble'),
  ubuntu('resolute', 'coreutils-from-gnu'),
];

/** What kernels ask for and no machine of QEMU reads: half a gigabyte. */
export const TAKEN_FOR_INSTALLED = ['linux-firmware', 'intel-microcode', 'amd64-microcode', 'wireless-regdb'];

/** Locales that tools print in beside C, with the packages that Ubuntu has their words in. */
export const LOCALES = ['de_DE', 'es_ES', 'fr_FR', 'ja_JP', 'ru_RU', 'zh_CN'];
export const LOCALE_PACKAGES = wordsOf(`
  locales-all util-linux-locales
  language-pack-de language-pack-es language-pack-fr language-pack-ja language-pack-ru language-pack-zh-hans
`);

/** On every machine. */
export const TOOLS = wordsOf(`
  btrfs-progs dash dmidecode e2fsprogs ethtool fdisk grep hdparm iproute2 kmod lsscsi lvm2 mdadm mount
  nvme-cli pciutils procps sed smartmontools sysstat thin-provisioning-tools udev usbutils util-linux xfsprogs
`);
