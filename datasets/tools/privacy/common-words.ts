/**
 * Words that computers and people are called by and that tools print, too. Such a name is masked where it stands as a
 * name, and left alone elsewhere: `max` is a user in a prompt and a limit in `max UDMA/133`.
 */
const ORDINARY = new Set(
  `
  active admin alpha archive array attached auto backup base beta block board boot box bridge build bus cache card chip
  clean client controller core current data debian debug default desktop dev device devices direct disk disks drive
  drives driver dump enabled error external fast fedora file files fio firmware free gaming generic hard host home
  image internal kernel lab laptop large link linux local lspci machine main mark mass max media memory micron min
  mini mirror model mount name nas net network node normal nvme online parity path pcie pi pool port power proxmox
  pve raid rate read root samsung sata scan seagate serial server slow small smart speed spare ssd state storage
  system tank target temp test tester time tmp toshiba total tower truenas type ubuntu unraid unknown usb user vault
  version virtual volume width will work workstation write zfs zpool
  `
    .split(/\s+/)
    .filter((word) => word !== ''),
);

export const isOrdinary = (name: string): boolean => ORDINARY.has(name.toLowerCase());
