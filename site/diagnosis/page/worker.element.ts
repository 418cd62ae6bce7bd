// The worker's end of a diagnosis: texts and files in, what they show out. A megabyte takes a tenth of a second here and
// none of the page's.

import type { Sizer } from '../../../calc-wasm/js/chain.ts';
import { loadSizer } from '../../../calc-wasm/js/chain-browser.ts';
import { withChainRanges } from '../../../calc-wasm/js/chain-ranges.ts';
import type { Ranges } from '../../../calc-wasm/js/ranges.ts';
import { decoded } from '../../../datasets/tools/readers/source-text.ts';
import { answerWith, tell } from '../../common/answering.element.ts';
import type { NamedText } from '../answer/joined.ts';
import { refusalOfFile, refusalOfSize } from './refused.ts';
import { Session } from './session.ts';
import { words as all } from './words.ts';
import type { Overview } from './worker-messages.ts';

const { refused: words, places } = all;

/** A text, or a file that is still to be read. */
export type Given = NamedText | File;

export type Question =
  | { ask: 'diagnose'; given: Given[]; ranges: Ranges }
  | { ask: 'paste'; line: number }
  | { ask: 'unread'; after: number }
  | { ask: 'facts'; machine: number; from: number }
  | { ask: 'report'; machine: number; sizerLink: string | undefined }
  | { ask: 'figures'; machine: number };

export interface Diagnosed {
  /** Absent where nothing was left to read. */
  overview: Overview | undefined;
  /** What was not read, and why: sentences. */
  refused: string[];
  /** Without the core there is no picture. */
  hasCore: boolean;
}

export type Progress = { read: number; of: number };

let session: Session | undefined;

/** Without the core the text is read all the same. */
const core = (ranges: Ranges): Promise<Sizer | undefined> =>
  loadSizer().then(
    (sizer) => ({ ...sizer, size: withChainRanges(sizer.size, ranges) }),
    () => undefined,
  );

async function answer(question: Question): Promise<unknown> {
  if (question.ask === 'diagnose') return diagnosed(question);
  if (question.ask === 'paste') return session?.paste(question.line);
  if (question.ask === 'unread') return session?.unreadAfter(question.after);
  if (question.ask === 'report') return session?.report(question.machine, question.sizerLink);
  if (question.ask === 'figures') return session?.figures(question.machine);
  return session?.facts(question.machine, question.from);
}

async function diagnosed({ given, ranges }: Extract<Question, { ask: 'diagnose' }>): Promise<Diagnosed> {
  const loading = core(ranges);
  const { texts, refused } = await textsOf(given);
  session = undefined;
  const sizer = await loading;
  if (texts.length > 0) session = new Session(texts, sizer);
  return { overview: session?.overview, refused, hasCore: sizer !== undefined };
}

/** All together are held to the limit: what no longer fits is refused by its name. */
async function textsOf(given: readonly Given[]): Promise<{ texts: NamedText[]; refused: string[] }> {
  const texts: NamedText[] = [];
  const refused: string[] = [];
  const files = given.filter((item) => item instanceof File).length;
  let bytes = 0;
  let read = 0;
  for (const item of given) {
    const size = item instanceof File ? item.size : item.text.length;
    const name = item.name || places.typed;
    const tooLarge = refusalOfSize(bytes + size);
    if (tooLarge) {
      refused.push(words.file(name, tooLarge));
      continue;
    }
    if (!(item instanceof File)) {
      texts.push(item);
      bytes += size;
      continue;
    }
    tell<Progress>({ read, of: files });
    const content = new Uint8Array(await item.arrayBuffer());
    read += 1;
    const text = decoded(content);
    const noText = refusalOfFile(name, content, text);
    if (noText) {
      refused.push(words.file(name, noText));
      continue;
    }
    texts.push({ name, text });
    bytes += size;
  }
  tell<Progress>({ read: files, of: files });
  return { texts, refused };
}

answerWith(answer);
