import { listed } from '../say/saying.ts';
import type { Cause, DiagnosticRule } from './finding.ts';

const words = {
  counted: (name: string, counters: string[]) =>
    `${name === '' ? 'The network card' : name} counted frames that failed or were dropped: ${listed(counters)}`,
};

/** Frames that came in damaged: cable, plug or port. */
const DAMAGED = /crc|fcs|align|frame|symbol/;

export const networkErrors: DiagnosticRule = {
  id: 'LD802',
  severity: 'hint',
  looksFor:
    'Counters of `ethtool -S`, `ip -s link` or `ifconfig` for frames that failed, and of the first for those that were dropped.',
  why: 'TCP sends a lost frame again and slows down for it. The counters began when the driver was loaded; what counts is whether they grow while you copy.',
  sources: ['linux-net-statistics'],
  *find({ network }) {
    for (const { name, errors } of network) {
      if (!errors) continue;
      const isDamaged = errors.value.some((counter) => DAMAGED.test(counter.name));
      yield {
        subject: name,
        line: errors.line,
        message: words.counted(
          name,
          errors.value.map((counter) => `${counter.name} ${counter.count}`),
        ),
        causes: isDamaged ? [cable, buffers] : [buffers, cable],
      };
    }
  },
};

const cable: Cause = {
  message: 'Frames come in damaged: cable, plug, port, or a duplex that differs at the two ends',
  check: 'Copy for a minute and run `ethtool -S INTERFACE` again: do the counters of errors grow?',
  fix: 'Replace the cable or use another port, and let both ends negotiate',
};
const buffers: Cause = {
  message: 'Frames are dropped because the computer does not fetch them in time',
  check:
    '`ethtool -g INTERFACE`: are the rings smaller than they may be? `top`: is a core full of interrupts?',
  fix: 'Enlarge the rings: `sudo ethtool -G INTERFACE rx 4096`, as far as the card allows',
};
