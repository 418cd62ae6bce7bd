/** What is measured: the loads of each plan, as options of fio. */
import { KIB } from '../text/units.ts';

export type Direction = 'read' | 'write' | 'randread' | 'randwrite' | 'randrw';

export interface Job {
  /** Also the name of its output file. */
  name: string;
  rw: Direction;
  /** Bytes per request. */
  blockSize: number;
  queueDepth: number;
  /** Share of reads in percent, for mixed loads. */
  readPercent?: number;
}

export interface Plan {
  name: PlanName;
  /** One line of the help. */
  does: string;
  jobs: readonly Job[];
  /** Seconds of each job. */
  runtime: number;
  /** How often each job is repeated; the repetitions become a series. */
  iterations: number;
  /** Writes the whole file twice before, and repeats all jobs until the writes are steady. */
  isSteadyState: boolean;
}

type PlanName = 'quick' | 'full' | 'snia';

function job(rw: Direction, blockSize: number, queueDepth: number, readPercent?: number): Job {
  const mix = readPercent === undefined ? '' : `-${readPercent}`;
  return {
    name: `${rw}${mix}-${blockSize / KIB}k-qd${queueDepth}`,
    rw,
    blockSize,
    queueDepth,
    ...(readPercent !== undefined && { readPercent }),
  };
}

/** One request to a full queue: where latency ends and bandwidth begins. */
const DEPTHS = [1, 2, 4, 8, 16, 32, 64, 128];

/** Sequential loads of the data sheets. */
const SEQUENTIAL = [job('read', 128 * KIB, 32), job('write', 128 * KIB, 32)];

const OLTP_READ_PERCENT = 67;
const VDI_READ_PERCENT = 20;

/** SNIA PTS lets a test run for at most 25 rounds and looks at the last five. */
const MOST_ROUNDS = 25;
export const WINDOW_ROUNDS = 5;

export const PLANS: readonly Plan[] = [
  {
    name: 'quick',
    does: 'six workloads, about two minutes: does the drive perform as expected?',
    jobs: [
      ...SEQUENTIAL,
      job('randread', 4 * KIB, 1),
      job('randread', 4 * KIB, 32),
      job('randwrite', 4 * KIB, 1),
      job('randwrite', 4 * KIB, 32),
    ],
    runtime: 15,
    iterations: 1,
    isSteadyState: false,
  },
  {
    name: 'full',
    does: 'sequential, 4K over a range of queue depths, OLTP and virtual desktops, three times each',
    jobs: [
      ...SEQUENTIAL,
      ...DEPTHS.map((depth) => job('randread', 4 * KIB, depth)),
      ...DEPTHS.map((depth) => job('randwrite', 4 * KIB, depth)),
      ...[1, 8, 32].map((depth) => job('randrw', 8 * KIB, depth, OLTP_READ_PERCENT)),
      ...[1, 8, 32].map((depth) => job('randrw', 4 * KIB, depth, VDI_READ_PERCENT)),
    ],
    runtime: 30,
    iterations: 3,
    isSteadyState: false,
  },
  {
    name: 'snia',
    does: 'preconditions, then repeats 4K workloads until the writes are steady (after SNIA PTS)',
    jobs: [job('randwrite', 4 * KIB, 32), job('randrw', 4 * KIB, 32, 65), job('randread', 4 * KIB, 32)],
    runtime: 60,
    iterations: MOST_ROUNDS,
    isSteadyState: true,
  },
];

/** fio's engine that keeps many requests in flight on this system. */
export function engineFor(platform: string): string {
  if (platform === 'linux') return 'libaio';
  return platform === 'win32' ? 'windowsaio' : 'posixaio';
}

export interface Place {
  /** The file or device. */
  filename: string;
  /** Bytes that are loaded. */
  size: number;
  engine: string;
}

function common({ filename, size, engine }: Place): string[] {
  return [
    // An unescaped colon would end the name and begin that of another file.
    `--filename=${filename.replaceAll(':', '\\:')}`,
    `--size=${size}`,
    `--ioengine=${engine}`,
    '--direct=1',
    '--group_reporting',
    '--eta=never',
    '--output-format=json',
  ];
}

export function fioArguments(job: Job, runtime: number, place: Place): string[] {
  return [
    `--name=${job.name}`,
    ...common(place),
    `--rw=${job.rw}`,
    `--bs=${job.blockSize}`,
    `--iodepth=${job.queueDepth}`,
    ...(job.readPercent === undefined ? [] : [`--rwmixread=${job.readPercent}`]),
    '--time_based',
    `--runtime=${runtime}`,
    '--randrepeat=0',
    '--norandommap',
    // Reads and writes of the first moment, while buffers fill, are not counted.
    `--ramp_time=${Math.min(2, Math.ceil(runtime / 10))}`,
  ];
}

/** Writes the whole place in order, so that reads find data; twice makes the workload-independent part of SNIA PTS. */
export function fillArguments(place: Place, times: number): string[] {
  return [
    '--name=fill',
    ...common(place),
    '--rw=write',
    `--bs=${128 * KIB}`,
    '--iodepth=32',
    `--loops=${times}`,
    '--end_fsync=1',
  ];
}
