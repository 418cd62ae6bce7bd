/** Pasted figures, by what the chain says of them. */
import type { Judged } from '../judge/judged.ts';
import type { Example } from './example.ts';
import { lines } from './outputs.ts';

const judged = (measured: number, verdict: Judged['verdict']): Judged => ({
  subject: 'sda',
  line: 1,
  job: 'Sequential read',
  measured,
  ceiling: 561e6,
  expectedLow: 520e6,
  expectedHigh: 555e6,
  verdict,
  reasons: [],
});

function hdparm(timing: string): string {
  return lines('$ sudo hdparm -tT /dev/sda', '', '/dev/sda:', ` ${timing}`);
}

function dd(options: string): string {
  return lines(
    `$ dd if=/dev/zero of=/mnt/test ${options}`,
    '1000+0 records in',
    '1000+0 records out',
    '1048576000 bytes (1.0 GB, 1000 MiB) copied, 0.687841 s, 1.5 GB/s',
  );
}

/** The sums of a client, in Gb/s. */
function iperf3(rate: string): string {
  return lines(
    'Connecting to host 192.0.2.10, port 5201',
    '[ ID] Interval           Transfer     Bitrate         Retr',
    `[  5]   0.00-10.00  sec  2.74 GBytes  ${rate} Gbits/sec    0             sender`,
    `[  5]   0.00-10.00  sec  2.73 GBytes  ${rate} Gbits/sec                  receiver`,
    '',
    'iperf Done.',
  );
}

export const figures: Readonly<Record<string, Example>> = {
  LD601: {
    found: hdparm('Timing buffered disk reads: 4820 MB in  3.00 seconds = 1606.67 MB/sec'),
    clean: hdparm('Timing buffered disk reads: 1590 MB in  3.00 seconds = 530.00 MB/sec'),
    judged: { found: judged(1_684_713_308, 'impossible'), clean: judged(555_745_280, 'normal') },
  },
  LD602: {
    found: hdparm('Timing buffered disk reads: 360 MB in  3.00 seconds = 120.00 MB/sec'),
    clean: hdparm('Timing buffered disk reads: 1590 MB in  3.00 seconds = 530.00 MB/sec'),
    judged: { found: judged(125_829_120, 'low'), clean: judged(555_745_280, 'normal') },
  },
  LD603: {
    found: hdparm('Timing cached reads:   24560 MB in  1.99 seconds = 12326.80 MB/sec'),
    clean: hdparm('Timing buffered disk reads: 1590 MB in  3.00 seconds = 530.00 MB/sec'),
  },
  LD604: { found: dd('bs=1M count=1000'), clean: dd('bs=1M count=1000 oflag=direct') },
  LD605: {
    found:
      hdparm('Timing buffered disk reads: 1590 MB in  3.00 seconds = 530.00 MB/sec') +
      hdparm('Timing buffered disk reads: 800 MB in  3.00 seconds = 266.67 MB/sec'),
    clean:
      hdparm('Timing buffered disk reads: 1590 MB in  3.00 seconds = 530.00 MB/sec') +
      hdparm('Timing buffered disk reads: 1600 MB in  3.00 seconds = 533.33 MB/sec'),
  },
  LD606: {
    found: iperf3('2.35'),
    clean: hdparm('Timing buffered disk reads: 1590 MB in  3.00 seconds = 530.00 MB/sec'),
  },
};
