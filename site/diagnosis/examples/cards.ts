/** RAID cards by storcli, file systems of btrfs, and links of Ethernet. */
import type { Example } from './example.ts';
import { lines } from './outputs.ts';

/** `storcli /c0 show`: the state of the volume with how it caches, that of the second drive, that of the CacheVault. */
function storcli(volume: string, drive: string, vault: string): string {
  return lines(
    '$ sudo storcli64 /c0 show',
    'Controller = 0',
    'Product Name = Example RAID 9361-8i',
    '',
    'VD LIST :',
    '=======',
    '',
    '---------------------------------------------------------------',
    'DG/VD TYPE  State Access Consist Cache Cac sCC       Size Name ',
    '---------------------------------------------------------------',
    `0/0   RAID6 ${volume} -   ON   29.108 TB      `,
    '---------------------------------------------------------------',
    '',
    'PD LIST :',
    '=======',
    '',
    '---------------------------------------------------------------------------',
    'EID:Slt DID State DG     Size Intf Med SED PI SeSz Model               Sp ',
    '---------------------------------------------------------------------------',
    '252:0     8 Onln   0 7.276 TB SATA HDD N   N  512B EX8000NM0055-1RM    U  ',
    `252:1     9 ${drive.padEnd(6)} 0 7.276 TB SATA HDD N   N  512B EX8000NM0055-1RM    U  `,
    '---------------------------------------------------------------------------',
    '',
    'Cachevault_Info :',
    '===============',
    '',
    '------------------------------------',
    'Model  State   Temp Mode MfgDate',
    '------------------------------------',
    `CVPM05 ${vault} 32C  -    2017/11/28`,
    '------------------------------------',
  );
}

function btrfsUsage(profile: string, missing: string, ...shares: string[]): string {
  return lines(
    '$ sudo btrfs filesystem usage /mnt/data',
    'Overall:',
    '    Device size:                  10.92TiB',
    '    Device allocated:              8.46TiB',
    '    Device unallocated:            2.46TiB',
    `    Device missing:               ${missing}`,
    '    Used:                          8.31TiB',
    '',
    `Data,${profile}: Size:4.20TiB, Used:4.14TiB (98.57%)`,
    ...shares.map((share) => `   ${share}        4.20TiB`),
  );
}

function ethtool(speed: string, duplex: string, partner: string[]): string {
  return lines(
    '$ sudo ethtool enp3s0',
    'Settings for enp3s0:',
    '\tSupported link modes:   10baseT/Half 10baseT/Full',
    '\t                        100baseT/Half 100baseT/Full',
    '\t                        1000baseT/Full',
    '\tAdvertised link modes:  10baseT/Half 10baseT/Full',
    '\t                        1000baseT/Full',
    `\tLink partner advertised link modes:  10baseT/Half 10baseT/Full`,
    ...partner.map((modes) => `\t                                     ${modes}`),
    `\tSpeed: ${speed}`,
    `\tDuplex: ${duplex}`,
    '\tAuto-negotiation: on',
    '\tLink detected: yes',
  );
}

const statistics = (crc: number): string =>
  lines(
    '$ sudo ethtool -S enp3s0',
    'NIC statistics:',
    '     rx_packets: 597028087',
    '     tx_packets: 5924278060',
    `     rx_crc_errors: ${crc}`,
    '     rx_missed_errors: 0',
  );

const GIGABIT = ['100baseT/Half 100baseT/Full', '1000baseT/Full'];

export const cards: Readonly<Record<string, Example>> = {
  LD512: {
    found: storcli('Dgrd  RW     Yes     RWBD ', 'Failed', 'Optimal'),
    clean: storcli('Optl  RW     Yes     RWBD ', 'Onln', 'Optimal'),
  },
  LD513: {
    found: storcli('Optl  RW     Yes     RWTD ', 'Onln', 'Failed'),
    clean: storcli('Optl  RW     Yes     RWBD ', 'Onln', 'Optimal'),
  },
  LD514: {
    found: btrfsUsage('RAID1', ' 3.64TiB', '/dev/sda', 'missing'),
    clean: btrfsUsage('RAID1', '   0.00B', '/dev/sda', '/dev/sdb'),
  },
  LD515: {
    found: btrfsUsage('single', '   0.00B', '/dev/sda', '/dev/sdb'),
    clean: btrfsUsage('single', '   0.00B', '/dev/sda'),
  },
  LD801: {
    found: ethtool('100Mb/s', 'Full', GIGABIT),
    clean: ethtool('1000Mb/s', 'Full', GIGABIT),
  },
  LD802: { found: statistics(4812), clean: statistics(0) },
};
