// What runs in the page of the benchmark: the page's own code over the large database, timed.
import type { openDataset } from '../../../site/duckdb/dataset.element.ts';
import type { Files } from '../../../site/duckdb/files.element.ts';
import type { Session } from '../../../site/duckdb/session.element.ts';
import type { Statement } from '../../../site/duckdb/statement.ts';

export interface Opened {
  /** From the downloaded engine to the first question, seconds. */
  boot: number;
  bytes: number;
}

export interface Answered {
  seconds: number;
  bytes: number;
  /** Of the last answer. */
  rows: number;
}

declare global {
  interface Window {
    dataset?: Session;
  }
}

export async function open({ script, files }: { script: string; files: Files }): Promise<Opened> {
  const module: { openDataset: typeof openDataset } = await import(script);
  let started = 0;
  const dataset = await module.openDataset(files, {
    signal: new AbortController().signal,
    onProgress: ({ starting }) => {
      if (starting) started = performance.now();
    },
  });
  window.dataset = dataset;
  return { boot: (performance.now() - started) / 1000, bytes: dataset.bytesRead };
}

/** One after the other, as the page does. */
export async function ask(statements: Statement[]): Promise<Answered> {
  const { dataset } = window;
  if (!dataset) throw new Error('no dataset');
  const before = dataset.bytesRead;
  const asked = performance.now();
  let last = 0;
  for (const { sql, values } of statements) last = (await dataset.ask(sql, values)).rows.length;
  const seconds = (performance.now() - asked) / 1000;
  return { seconds, bytes: dataset.bytesRead - before, rows: last };
}
