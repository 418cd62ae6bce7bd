// The worker's end of work in a worker: every question gets its answer, or the reason why there is none.
import type { Answered, Asked } from './background.element.ts';

/** To be called once in a worker. */
export function answerWith<Question>(answer: (question: Question) => unknown): void {
  addEventListener('message', async ({ data }: MessageEvent<Asked<Question>>) => {
    try {
      postMessage({ id: data.id, answer: await answer(data.question) });
    } catch (error) {
      postMessage({ id: data.id, error: error instanceof Error ? error.message : String(error) });
    }
  });
}

export function tell<Progress>(progress: Progress): void {
  postMessage({ progress } satisfies Answered<Progress>);
}
