// English words about what expected ranges are made of.
import type { ClassRange } from '../../calc-wasm/js/calc.ts';
import { type Forms, formOf } from './plural.ts';

const counted = (count: number, forms: Forms): string => `${count} ${formOf(count, forms)}`;

/** "21 measurements of 12 devices from 7 sources; newest dated 2026-05-12". */
const summary = ({ measurements, devices, sources, newest }: ClassRange): string => {
  const of = {
    measurements: counted(measurements, { one: 'measurement', other: 'measurements' }),
    devices: counted(devices, { one: 'device', other: 'devices' }),
    sources: counted(sources, { one: 'source', other: 'sources' }),
  };
  const counts = `${of.measurements} of ${of.devices} from ${of.sources}`;
  return newest ? `${counts}; newest dated ${newest}` : counts;
};

export const words = {
  /** The class of every link. */
  any: 'Links of any kind',
  /** A kind of link in all its generations. */
  all: (kind: string) => `${kind}, all generations`,
  /** A kind of link, and which way. */
  going: (links: string, way: string | undefined) => (way ? `${links}, ${way}` : links),
  ways: { device_writes_host: 'drive reads', device_reads_host: 'drive writes' } as Record<string, string>,
  covers: (of: string, range: ClassRange) => `Based on ${summary(range)} (${of}).`,
  /** The class of every array. */
  anyArray: 'Arrays of any kind',
  /** By workload and, where the class is narrow, by what limits. */
  array: (workload: string, limit: string | undefined) =>
    limit ? `arrays, ${workload}, ${limit}` : `arrays, ${workload}`,
  workloads: {
    read: 'sequential reads',
    write: 'sequential writes',
    random_read: 'random reads',
    random_write: 'random writes',
  } as Record<string, string>,
  limits: { drives: 'limited by drives', links: 'limited by links', parts: 'limited by other parts' } as Record<
    string,
    string
  >,
  coversArrays: (of: string, range: ClassRange) => `Based on ${summary(range)} (${of}).`,
  takenArrays: (range: ClassRange) =>
    `Few people have measured this kind of array, so the range is that of all arrays and covers 9 in 10 of them (${summary(range)}).`,
  /** Of a chain. */
  own: 'Too few measurements fit this build, so the range combines the assumed ranges of its parts.',
  /** Random I/O of drives that the processor joins. */
  software: (stops: string) =>
    `Software joins these drives. For random reads it was measured to stop at ${stops}, depending on processor, kernel, threads and level; the range reaches over these.`,
  taken: (range: ClassRange) =>
    `Few people have measured this kind of link, so the range is borrowed from other kinds and covers 9 in 10 of them (${summary(range)}).`,
};
