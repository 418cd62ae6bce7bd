// What each engine took for the questions of datasets/tools/release/engines, as its last run wrote it down.
import { readFileSync } from 'node:fs';

interface Answer {
  query: string;
  engine: string;
  median_cpu_s: number;
  peak_mb: number;
}

interface Measured {
  day: string;
  rows: number;
  bytes: number;
  processors: number;
  memory_gb: number;
  versions: Record<string, string>;
  load: number[];
  answers: Answer[];
}

export function measuredEngines(): Measured {
  return JSON.parse(readFileSync('datasets/tools/release/engines/measured.json', 'utf8'));
}
