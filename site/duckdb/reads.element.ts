// What page and worker say to each other, DuckDB aside: the engine's file goes there; how much of the database was read,
// and which of the reads failed and why, comes back.
import type { Part } from './files.element.ts';
import { DatasetError } from './problem.ts';
import type { WorkerReport, WorkerRequest } from './worker.element.ts';

export class Reads {
  /** Bytes of the database that were read so far. */
  bytes: number;
  /** Rejects when the engine cannot start. */
  readonly broken: Promise<never>;
  #port: MessagePort;
  #isWhole: boolean;
  #failure: DatasetError | undefined;
  /** Who waits for all that was told, in the order in which they asked. */
  #waiting: (() => void)[] = [];

  /** `whole`: bytes of a database that is all there, so that nothing is read; none where it is read by ranges. */
  constructor(port: MessagePort, whole: number | undefined) {
    this.#port = port;
    this.#isWhole = whole !== undefined;
    this.bytes = whole ?? 0;
    this.broken = new Promise((_, reject) => {
      port.onmessage = ({ data }: MessageEvent<WorkerReport>) => {
        if ('read' in data) this.bytes += data.read;
        else if ('failed' in data) this.#failure ??= new DatasetError(data.failed, data.detail);
        else if ('missing' in data) reject(new DatasetError('engine_missing', data.missing));
        else if ('broken' in data) {
          reject(new DatasetError(data.able ? 'engine_damaged' : 'engine_broken', data.broken));
        } else this.#waiting.shift()?.();
      };
    });
    // Nobody may be waiting for it any more.
    this.broken.catch(() => {});
  }

  /** The answer, unless a read for it failed: then the engine's own words, or even rows, are about what it lacked. */
  async checked<Answer>(answer: Promise<Answer>): Promise<Answer> {
    if (this.#isWhole) return answer;
    const [settled] = await Promise.allSettled([answer]);
    // What was told before the answer has come when this has.
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
      this.#say({ settle: true });
    });
    if (this.#failure) throw this.#failure;
    if (settled.status === 'rejected') throw settled.reason;
    return settled.value;
  }

  hand(part: Part, packed: boolean): void {
    this.#say({ part, packed }, [part.buffer]);
  }

  handed(): void {
    this.#say({ whole: true });
  }

  #say(workerRequest: WorkerRequest, given: Transferable[] = []): void {
    this.#port.postMessage(workerRequest, given);
  }
}
