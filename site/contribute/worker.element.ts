// The worker's end of a check: files in, answers out. A file of 128 MB takes about a second here and none of the page's.

import { loadCalc } from '../../calc-wasm/js/browser.ts';
import { ceilingOf } from '../../datasets/tools/predict/ceiling.ts';
import { type Extraction, nothing } from '../../datasets/tools/readers/measurement.ts';
import type { Subject } from '../../datasets/tools/tables/rule.ts';
import { answerWith, tell } from '../common/answering.element.ts';
import { type DroppedFile, readable } from './dropped-files.ts';
import { type Answer, type Measured, makeSet, type Wish } from './make.ts';
import type { DataFiles } from './parts.ts';
import { Session, type Summary } from './session.ts';

/** A file that the page may read, and where in the drop it was. */
export interface Given {
  path: string;
  file: File;
}

export type Question =
  | { ask: 'check'; files: Given[]; known: DataFiles }
  | { ask: 'page'; file: string; line: number }
  | { ask: 'mend' }
  | { ask: 'zip' }
  | { ask: 'text' }
  /** Figures that were typed instead of dropped. */
  | { ask: 'figures'; extraction: Extraction }
  | { ask: 'make'; wish: Wish; known: DataFiles };

/** A set from the figures, or what is missing for one. */
export interface Made extends Answer {
  /** What the checks say about the set, where there is one. */
  summary?: Summary | undefined;
}

/** What mending did, and what is left. */
export interface Mended {
  text: string;
  summary: Summary;
}

export type Progress = { read: number; of: number };

let session: Session | undefined;

/** What a set can be made of; kept while one is looked at. */
let measured: Measured = { extraction: nothing(), outputs: [] };

/** The core compares figures with what packets leave of a link. Without it the checks do without, as in a terminal. */
async function core(): Promise<Subject['ceiling']> {
  try {
    const { calculate } = await loadCalc();
    return ceilingOf(calculate);
  } catch {
    return undefined;
  }
}

async function answer(question: Question): Promise<unknown> {
  if (question.ask === 'page') return session?.page(question.file, question.line);
  if (question.ask === 'zip') return session?.zip();
  if (question.ask === 'text') return session?.text();
  if (question.ask === 'mend') {
    const mended = session?.mended();
    session = mended?.session;
    return mended && { text: mended.text, summary: mended.session.summary };
  }
  if (question.ask === 'figures') {
    measured = { extraction: question.extraction, outputs: [] };
    return;
  }
  if (question.ask === 'make') return make(question.wish, question.known);
  const files: DroppedFile[] = [];
  const given = question.files.map(({ path, file }) => ({ path, file, size: file.size }));
  const { files: taken, refused } = readable(given);
  for (const { path, file } of taken) {
    tell<Progress>({ read: files.length, of: taken.length });
    files.push({ path, bytes: new Uint8Array(await file.arrayBuffer()) });
  }
  tell<Progress>({ read: files.length, of: files.length });
  const means = { known: question.known, ceiling: await core() };
  session = await Session.open(files, means, refused);
  measured = { extraction: session.summary.extraction, outputs: session.outputs };
  return session.summary;
}

async function make(wish: Wish, known: DataFiles): Promise<Made> {
  const { files, ...answer } = await makeSet(measured, wish, known);
  if (files.length === 0) return answer;
  session = await Session.open(files, { known, ceiling: await core() });
  return { ...answer, summary: session.summary };
}

answerWith(answer);
