/**
 * Tools that are known by name only: no text of theirs says what its MB is, or none is known at all. Nothing is taken
 * from them, and the reader is told where their figures go.
 */
import { hasLine, type Importer } from './importer.ts';
import { nothing } from './measurement.ts';

function byHand(tool: string, name: string, pattern: RegExp, problem: string): Importer {
  return {
    tool,
    reads: name,
    isNamedOnly: true,
    recognises: (source) => hasLine(source, pattern),
    read: (source) => {
      const line = Math.max(1, source.lines.find(pattern) + 1);
      const notice = source.notice(
        'warning',
        line,
        `nothing is taken from ${name}: ${problem}`,
        'type the figures into the form of the page “Contribute”, which asks what the unit means; or measure with fio',
      );
      return { ...nothing(), notices: [notice] };
    },
  };
}

const WINDOW =
  'it shows its results in a window, and no text of it is known whose units are stated';

export const atto: Importer = byHand(
  'atto',
  'ATTO Disk Benchmark',
  /^ *ATTO Disk Benchmark(?: v?[0-9][0-9.]{0,10}\w?)? *$/i,
  WINDOW,
);
export const amorphousDiskMark: Importer = byHand(
  'amorphousdiskmark',
  'AmorphousDiskMark',
  /^ *AmorphousDiskMark(?: v?[0-9][0-9.]{0,10})?:? *$/i,
  WINDOW,
);
export const blackmagic: Importer = byHand(
  'blackmagic',
  'Blackmagic Disk Speed Test',
  /^[ #]{0,6}Blackmagic (?:Design )?Disk Speed Test(?: v?[0-9][0-9.]{0,10})?:? *$/i,
  WINDOW,
);
export const winsat: Importer = byHand(
  'winsat',
  'winsat disk',
  /^ *Disk {1,2}(?:Sequential 64\.0|Random 16\.0) (?:Read|Write) +[0-9.]+ MB\/s\b/,
  'it does not say whether its MB is 1000² or 1024² bytes, nor how many requests were in flight',
);
