// What was read from the output of benchmarks, before it is a set: one line per job and direction.
import type { Extraction, Measurement } from '../../datasets/tools/readers/measurement.ts';
import { quantity, size } from '../common/format.ts';
import { words as contribute } from './words.ts';

const words = contribute.check.extracted;

/** Rows that are shown: a sweep has some dozens. */
const MOST = 500;

export function showExtracted(root: HTMLElement, extraction: Extraction): void {
  const { measurements, facts, notices } = extraction;
  root.hidden = measurements.length + facts.length + notices.length === 0;
  const files = new Set([...measurements, ...facts, ...notices].map(({ file }) => file)).size;
  const lede = root.querySelector('[data-extracted-lede]');
  if (lede) lede.textContent = words.lede(measurements.length, files);
  root.querySelector('tbody')?.replaceChildren(...measurements.slice(0, MOST).map(row));
  list(
    root.querySelector<HTMLElement>('[data-facts]'),
    facts.map(({ key, value }) => `${key}: ${value}`),
  );
  list(root.querySelector<HTMLElement>('[data-notices]'), [
    ...notices.map(({ file, line, message, fix }) => `${file}:${line}: ${message}; ${fix}.`),
    ...measurements.flatMap(({ file, line, job, unusable, warnings }) =>
      [...(unusable === undefined ? [] : [unusable]), ...warnings].map(
        (warning) => `${file}:${line}, ${job}: ${warning}.`,
      ),
    ),
  ]);
}

function row(measurement: Measurement): HTMLTableRowElement {
  const { job, file, line, scope, bandwidth, iops, latency_mean, latency_p99 } = measurement;
  const made = document.createElement('tr');
  const head = document.createElement('th');
  head.scope = 'row';
  head.textContent = scope === 'part' ? `${job} (${words.part})` : job;
  const seconds = (value: number | undefined) => text(value, (known) => quantity(known, 'second'));
  made.append(
    head,
    cell(loadOf(measurement)),
    cell(
      text(bandwidth, (known) => quantity(known, 'byte_per_second')),
      true,
    ),
    cell(
      text(iops, (known) => quantity(known, 'operation_per_second')),
      true,
    ),
    cell(seconds(latency_mean), true),
    cell(seconds(latency_p99), true),
    cell(`${file}:${line}`),
  );
  return made;
}

const text = (value: number | undefined, write: (value: number) => string): string =>
  value === undefined ? '' : write(value);

/** "4 KiB random read, queue depth 32, 4 jobs" */
function loadOf({ block_size, access, direction, queue_depth, jobs }: Measurement): string {
  const blocks = block_size === undefined ? '' : size(block_size);
  const parts = [
    words.done(blocks, access, direction),
    queue_depth === undefined ? '' : words.depth(queue_depth),
    jobs === undefined || jobs === 1 ? '' : words.jobs(jobs),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function cell(content: string, isNumber = false): HTMLTableCellElement {
  const made = document.createElement('td');
  made.textContent = content;
  if (isNumber) made.className = 'lw-number';
  return made;
}

function list(root: HTMLElement | null, items: readonly string[]): void {
  if (!root) return;
  root.hidden = items.length === 0;
  root.querySelector('ul')?.replaceChildren(
    ...items.slice(0, MOST).map((item) => {
      const entry = document.createElement('li');
      entry.textContent = item;
      return entry;
    }),
  );
}
