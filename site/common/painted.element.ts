// Work that may come a frame late.

/** Longest wait: a page that nobody sees is not painted. */
const PATIENCE = 100;

/** Resolves once the browser has shown what has changed so far: a key that was pressed is not kept waiting for an answer. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE);
  });
