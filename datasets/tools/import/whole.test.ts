/** Outputs that follow each other in a file, and outputs that end too early: for every format at once. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exhaustive } from '../../../tests/support/exhaustive.ts';
import { isTried } from '../../../tests/support/fuzzing.ts';
import type { Measurement } from '../readers/measurement.ts';
import { wordsOf } from '../text/words-of.ts';
import { fixtureText, readText } from './testing.ts';

const fixtures = readdirSync(join(import.meta.dirname, 'fixtures'))
  .map((name) => ({ name, text: fixtureText(name) }))
  // A log is known by its name, and stands in a file of its own.
  .filter(({ text }) => readText(text).measurements.length > 0);

/** Everything but where in the file it was found. */
function told({ line, file, ...rest }: Measurement): string {
  return JSON.stringify(rest);
}

/** Each figure by itself: a cut may lack one that stands further down, but must not have another. */
function single(measurement: Measurement): string[] {
  const { job, direction, percentiles = [], ...rest } = measurement;
  const names = Object.keys(rest).filter((name) => /^(?:iops|bandwidth|latency_)/.test(name));
  return [
    ...names.flatMap((name) => {
      const value = measurement[name as keyof Measurement];
      return value === undefined ? [] : [`${job} ${direction} ${name} ${JSON.stringify(value)}`];
    }),
    ...percentiles.map((entry) => `${job} ${direction} ${JSON.stringify(entry)}`),
  ];
}

const alone = new Map(fixtures.map(({ name, text }) => [name, readText(text).measurements.map(told)]));

/** Pairs of the same format, where state of the first could leak, and of unlike ones. */
const TERMINATED = fixtures.map(({ name, text }, place) => ({
  name,
  text: text.endsWith('\n') ? text : `${text}\n`,
  place,
}));

test.each(TERMINATED)('after $name any other output is read as if it stood alone', (first) => {
  for (const second of TERMINATED.filter(({ place }) => isTried(place + first.place, 20))) {
    if (second.name === first.name) continue;
    const found = readText(first.text + second.text).measurements.map(told);
    const wanted = [...(alone.get(first.name) ?? []), ...(alone.get(second.name) ?? [])];
    expect(found.sort(), `${first.name} + ${second.name}`).toEqual(wanted.sort());
  }
});

/** Cuts for each output, evenly spread; at night every one of a short output. */
const CUTS = exhaustive ? 300 : 20;

/** The text of a run gives way to its JSON only where that is whole, with figures that are rounded otherwise. */
const READ_OTHERWISE = 'fio-text-and-json.txt';

/** Between two reports at intervals, and behind the job of the first, nothing tells that another should follow. */
function endsBetweenIntervals(name: string, cut: string): boolean {
  if (name === 'fio-status-interval.json') {
    const isFirst = cut.indexOf('"fio version"') === cut.lastIndexOf('"fio version"');
    return /\n}\s*$/.test(cut) || (isFirst && cut.includes('"disk_util"'));
  }
  if (name !== 'fio-text-status-interval.txt') return false;
  const summary = cut.slice(cut.lastIndexOf('Run status group'));
  return cut.split('(groupid=').length === 2 || (/run=[-0-9]+msec/.test(summary) && !summary.includes('(groupid='));
}

/** Formats and outputs in which a result may be the last one, for all that it says: nothing tells that another should follow. */
const WITHOUT_END = new Set(
  wordsOf(`
  amorphousdiskmark-units.txt atto-units.txt blackmagic-units.txt dd.txt dd-languages.txt elbencho.txt elbencho-2.txt
  elbencho.csv fio-terse-5.txt fio-text-runs.txt gdsio.txt hdparm.txt pibenchmarks.txt perftest.txt rados-bench.txt
  iometer.csv vdbench-flatfile.txt winsat-units.txt yabs.txt
`),
);

/** Outputs of the formats above whose results stand on lines that are all alike. */
const LINES = new Set(['dd.txt', 'iometer.csv']);

test.each(fixtures.filter(({ name }) => name !== READ_OTHERWISE))(
  'no cut of $name has a figure that the whole does not have',
  ({ text, name }) => {
    const all = readText(text).measurements;
    const count = all.length;
    const whole = new Set(all.flatMap(single));
    const step = Math.max(1, Math.floor(text.length / CUTS));
    for (let at = text.length - 1; at > 0; at -= step) {
      const cut = text.slice(0, at);
      if (endsBetweenIntervals(name, cut)) continue;
      const { measurements, notices } = readText(cut);
      const foreign = measurements.flatMap(single).filter((figure) => !whole.has(figure));
      expect(foreign, `cut at ${at}: …${cut.slice(-60)}`).toEqual([]);
      if (measurements.length < count && !WITHOUT_END.has(name)) {
        const errors = notices.filter(({ level }) => level === 'error');
        expect(errors.length, `cut at ${at} in silence: …${cut.slice(-60)}`).toBeGreaterThan(0);
      }
      // Also without an end, a cut inside a line that repeats itself is named.
      const isInside = text[at] !== '\n' && cut.at(-1) !== '\n' && !/\n[^\n]{0,2}$/.test(cut);
      if (measurements.length < count && LINES.has(name) && isInside) {
        expect(notices.length, `cut at ${at} in silence: …${cut.slice(-60)}`).toBeGreaterThan(0);
      }
    }
  },
);
