// What was read from the output of benchmarks, before it is a set: one line per job and direction.
import type { UnitName } from '../../calc-wasm/js/generated/units.ts';
import type { Extraction, Measurement } from '../../datasets/tools/readers/measurement.ts';
import { quantity, size } from '../common/format.ts';
import { create, writeIn } from '../common/page-element.element.ts';
import { words as contribute } from './words.ts';

const words = contribute.check.extracted;

/** Rows that are shown: a sweep has some dozens. */
const MOST = 500;

export function showExtracted(root: HTMLElement, extraction: Extraction): void {
  const { measurements, facts, notices } = extraction;
  root.hidden = measurements.length + facts.length + notices.length === 0;
  const files = new Set([...measurements, ...facts, ...notices].map(({ file }) => file)).size;
  writeIn(root, '[data-extracted-lede]', words.lede(measurements.length, files));
  root.querySelector('tbody')?.replaceChildren(...measurements.slice(0, MOST).map(row));
  const known = facts.map(({ key, value }) => `${key}: ${value}`);
  list(root.querySelector<HTMLElement>('[data-facts]'), known);
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
  const head = create('th', '', scope === 'part' ? `${job} (${words.part})` : job);
  head.scope = 'row';
  const figure = (value: number | undefined, unit: UnitName) =>
    create('td', 'lw-number', value === undefined ? '' : quantity(value, unit));
  return create(
    'tr',
    '',
    head,
    create('td', '', loadOf(measurement)),
    figure(bandwidth, 'byte_per_second'),
    figure(iops, 'operation_per_second'),
    figure(latency_mean, 'second'),
    figure(latency_p99, 'second'),
    create('td', '', `${file}:${line}`),
  );
}

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

function list(root: HTMLElement | null, items: readonly string[]): void {
  if (!root) return;
  root.hidden = items.length === 0;
  root.querySelector('ul')?.replaceChildren(...items.slice(0, MOST).map((item) => create('li', '', item)));
}
