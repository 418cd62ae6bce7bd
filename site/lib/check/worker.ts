// The worker's end of a check: files in, answers out. A file of 128 MB takes about a second here and none of the page's.
import { ceilingOf } from '../../../datasets/tools/ceiling.ts';
import type { Subject } from '../../../datasets/tools/check/rule.ts';
import { loadCalc } from '../calc-browser.ts';
import type { DroppedFile } from './dropped.ts';
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
  | { ask: 'zip' };

/** What mending did, and what is left. */
export interface Mended {
  text: string;
  summary: Summary;
}

export type Progress = { read: number; of: number };

let session: Session | undefined;

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
  if (question.ask === 'mend') {
    const mended = session?.mended();
    session = mended?.session;
    return mended && { text: mended.text, summary: mended.session.summary };
  }
  const files: DroppedFile[] = [];
  for (const { path, file } of question.files) {
    postMessage({ progress: { read: files.length, of: question.files.length } });
    files.push({ path, bytes: new Uint8Array(await file.arrayBuffer()) });
  }
  postMessage({ progress: { read: files.length, of: files.length } });
  session = await Session.open(files, { known: question.known, ceiling: await core() });
  return session.summary;
}

addEventListener('message', async ({ data }: MessageEvent<{ id: number; question: Question }>) => {
  try {
    postMessage({ id: data.id, answer: await answer(data.question) });
  } catch (error) {
    postMessage({ id: data.id, error: error instanceof Error ? error.message : String(error) });
  }
});
