// Answers of the core as it runs natively, see `calc-wasm/examples/native.rs`.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

export type Question =
  | ['number', text: string, unit: string, bare: string]
  | ['answer', calculator: string, inputs: string]
  | [
      'sweep',
      ...[calculator: string, inputs: string, over: string, output: string],
      ...[from: number, to: number, points: number],
    ]
  | ['picture', calculator: string, inputs: string, failed: string]
  | ['simulate', inputs: string, trials: number];

/** One answer for each question. */
export async function native(questions: readonly Question[]): Promise<unknown[]> {
  const cargo = spawn('cargo', ['run', '-q', '-p', 'lanewise-core', '--example', 'native'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  // Answers come while questions go: neither pipe may fill up.
  const answers = text(cargo.stdout);
  cargo.stdin.end(questions.map((question) => `${JSON.stringify(question)}\n`).join(''));
  const lines = (await answers).split('\n').filter((line) => line !== '');
  if (lines.length !== questions.length) throw new Error(`${questions.length} questions got ${lines.length} answers`);
  return lines.map((line) => JSON.parse(line));
}

/** A number to the last bit, as sixteen hexadecimal digits. */
export function bitsOf(number: number): string {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, number);
  return view.getBigUint64(0).toString(16).padStart(16, '0');
}
