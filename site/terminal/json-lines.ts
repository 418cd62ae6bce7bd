/** Many questions on standard input, one line of JSON each, and their answers, a line each. */
import process from 'node:process';
import { createInterface } from 'node:readline';

/** A refusal becomes its line. @returns The exit code, which tells that there was one. */
export async function answerLines(answer: (question: string) => string): Promise<number> {
  let code = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    const text = answer(line);
    if (text.startsWith('{"error"')) code = 1;
    // Waits for a slow reader: answers to a million lines must not pile up in memory.
    if (!process.stdout.write(`${text}\n`)) await new Promise((resolve) => process.stdout.once('drain', resolve));
  }
  return code;
}
