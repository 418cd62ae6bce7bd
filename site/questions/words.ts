// Questions from forums and their answers in one line. `{figures}` are filled in by name.
import { quantity } from '../common/format.ts';

export const words = {
  title: 'Questions, each with its answer',
  description:
    'What people ask in forums about slots, controllers, chipsets, enclosures, RAID and ZFS, answered in one line, with the calculation behind each answer.',
  lead: 'Each answer is computed when this page is built. The link opens the calculation with these numbers, for you to change.',
  map: 'Map of this build',
  hours: (hours: number) => `${quantity(hours, 'count', { exact: true })} hours`,
  list: {
    S01: {
      question: 'Does an LSI 9211-8i in an x4 slot hold back 8 drives?',
      answer:
        '8 hard disks: no, they read {disks}. 8 SATA SSDs: yes, the slot allows {ssds}, {ssds_each} each ({ssds_small_packets} with packets of 128 B).',
    },
    S02: {
      question: 'How fast are 5 SATA SSDs on a JMB585, and in an x1 slot?',
      answer:
        '{x2_each_small_packets–x2_each} each on its two lanes, {x1_each_small_packets–x1_each} each in an x1 slot, by packet size.',
    },
    S03: {
      question: 'How much of 10 GbE fits through a gen 3 x1 slot?',
      answer: '{slot} of the {network} that 10 GbE carries: still more than three 2.5 GbE links.',
    },
    S04: {
      question: 'Do two 3,500 MB/s drives in RAID 0 behind DMI 3.0 reach 7 GB/s?',
      answer:
        'No: {stripe}, hardly more than one of them alone. The chipset’s uplink is the limit; move one drive to lanes of the processor.',
    },
    S05: {
      question: 'How fast are three gen 4 drives on a B650 or Z790 chipset?',
      answer:
        '{b650} together on B650, {b650_each} each; {z790} on Z790, {z790_each} each. The uplink of the chipset is the limit.',
    },
    S06: {
      question: 'What does a gen 4 drive give in a gen 3 x4 slot, or with two lanes?',
      answer: '{x4} in the gen 3 slot, {x2} with two lanes: generation and width both count.',
    },
    S07: {
      question: 'What does “31.504 Gb/s available PCIe bandwidth” mean?',
      answer:
        'The link came up as gen 3 x4, {up} raw, where the drive could do gen 4 x4, {capable}. A downgrade to gen 2 x1 leaves {x1} raw, {x1_ceiling} of payload.',
    },
    S08: {
      question: 'Raspberry Pi 5: is 438 instead of 836 “MB/s” from hdparm normal?',
      answer:
        'hdparm counts MiB: that is {measured_gen_2} and {measured_gen_3}. One lane carries {gen_2} at gen 2 and {gen_3} at gen 3: a healthy link at the slower generation.',
    },
    S09: {
      question: 'Is a larger Max Payload Size worth it on a gen 3 x8 HBA?',
      answer:
        'From 128 to 256 B, yes: {at_128} becomes {at_256}. 512 B brings {at_512}. The whole path takes the smallest setting on it.',
    },
    S10: {
      question: 'What do 4 NVMe drives give behind a switch on one gen 2 lane?',
      answer: '{switch} together, {each} each: the lane is the limit.',
    },
    S11: {
      question: 'Will a card for four M.2 drives show all four on a consumer board, beside a graphics card too?',
      answer:
        'Only where the board splits that slot into four x4 links (bifurcation), which its manual states slot by slot: each drive then gets up to {each} on PCIe 4.0. Beside a graphics card that takes eight of the sixteen lanes, eight are left: B550, B650 and Z790 boards that split them 8+8 show one of the four drives, a Z890 two. A graphics card that takes all sixteen leaves none. A card with a PCIe switch needs no splitting.',
    },
    S12: {
      question:
        '5 disks in an eSATA enclosure with a port multiplier: how fast, and how long does a parity check of 16 TB take?',
      answer:
        '{slow_each} each at 3 Gb/s, {fast_each} at 6 Gb/s. A check takes {slow_check} or {fast_check}, against {alone_check} on ports of their own.',
    },
    S13: {
      question: '24 disks behind an expander: one SAS-2 cable, one SAS-3 cable, or two SAS-2 cables?',
      answer:
        '{sas_2} over one SAS-2 cable, {sas_3} over one SAS-3 cable. Two SAS-2 cables into a 9211-8i give {two_sas_2}: its chip is the limit then.',
    },
    S14: {
      question: 'How fast is a USB enclosure at 5, 10 or 20 Gb/s?',
      answer:
        '{gen_1_low–gen_1_high} at 5 Gb/s with UASP ({gen_1_bot} at most without), {gen_2_low–gen_2_high} at 10 Gb/s, {gen_2x2_low–gen_2x2_high} at 20 Gb/s. Around 40 MB/s, the link fell back to USB 2.0.',
    },
    S15: {
      question: 'How fast is a 7 GB/s drive in a Thunderbolt 3, USB4 or Thunderbolt 5 enclosure?',
      answer:
        'At most {thunderbolt_3}, {usb4} and {thunderbolt_5}. Thunderbolt 3 controllers pass only about 22 of their 40 Gb/s as PCIe.',
    },
    S16: {
      question: '8 disks of 150 IOPS, 70 % reads: RAID 10, RAID 5 or RAID 6? And how many drives for 6,000 IOPS?',
      answer:
        '{raid10}, {raid5} and {raid6}. For 6,000 IOPS, two reads to a write, with 180 a disk: {raid10_drives}, {raid5_drives} and {raid6_drives} drives.',
    },
    S17: {
      question: 'Four 8 TB and two 4 TB drives: RAID 5, RAID 6, SHR or SHR-2?',
      answer: 'RAID 5 {raid5}, RAID 6 {raid6}, SHR {shr1}, SHR-2 {shr2}. RAID counts each drive as its smallest, 4 TB.',
    },
    S18: {
      question: 'How much space is there in a RAID-Z2 of ten 3 TB drives?',
      answer:
        '{usable}: padding leaves {share} of the raw space for records, then the slop reserve goes off. Six 16 TB drives give {six_of_16}, three 2 TB drives in RAID-Z1 {three_of_2}.',
    },
    S19: {
      question: '12 disks for virtual machines: mirrors or RAID-Z?',
      answer:
        'Six two-way mirrors write {mirrors}, four three-way mirrors {mirrors_of_3}; two RAID-Z2 {raidz2}, one RAID-Z3 {raidz3}. A RAID-Z vdev has the random IOPS of about one disk.',
    },
    S20: {
      question: 'How long does the rebuild of a 16 TB disk take?',
      answer:
        '{idle} at 180 MB/s when idle, {loaded} with 30 % other workload, at least {md} at md’s default limit. ZFS copies allocated data only.',
    },
    S21: {
      question: 'RAID 5 of four 4 TB drives at 1 error in 10¹⁴ bits: is the rebuild certain to fail?',
      answer:
        'No: {unreadable} chance of an unreadable sector even if the data sheet’s bound were the true rate. RAID 6 survives one; its chance of losing data is {raid6_loss} a year.',
    },
    S22: {
      question: '18 TB shows as 16.4, and fio says 693MiB/s (727MB/s): who is right?',
      answer:
        'Both: 18 TB is {tebibytes} TiB, and 693 MiB/s is {fio}. 1 Gb/s is {gigabit} on the line, {tcp} over TCP.',
    },
    S23: {
      question:
        '60 MB/s at 4K QD1 from a drive rated 1M IOPS: broken? And which queue depth gives 50,000 IOPS within 500 µs?',
      answer:
        'Normal: each request takes {latency}, which is {at_depth_1}; 32 in flight would give {at_depth_32}. 50,000 IOPS at 500 µs keep {in_flight} requests in flight; at 70 µs, {at_70_us} threads at QD1 are enough.',
    },
    S24: {
      question: 'How long does it take to copy 300 GB to a 980 PRO 1 TB, or 100 GB to a Crucial P1 500 GB?',
      answer:
        '{samsung} for the 980 PRO: 113 GB go into its cache at 4 GB/s, the rest at 1.5 GB/s. {crucial_all} for the P1, {crucial} of them for the 30 GB after its cache. A fuller drive has a smaller cache.',
    },
    S25: {
      question: '8 disks in RAID-Z2: which network do they fill?',
      answer:
        '10 GbE: {over_10} of the {network_10} that it carries. At 25 GbE the disks are the limit with {over_25}, and about half that on inner tracks.',
    },
  },
};

export type QuestionId = keyof typeof words.list;
