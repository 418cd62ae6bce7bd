// What the browser keeps for the sizer. Storage may be blocked, full, or written by anybody.

const LAST = 'lanewise-last-machine';

/** Why something was not kept. */
type Unkept = 'full' | 'blocked';

/** Uses the storage; else says why it cannot be used. */
export function inStore(use: (store: Storage) => void): Unkept | undefined {
  try {
    use(localStorage);
    return undefined;
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'QuotaExceededError' ? 'full' : 'blocked';
  }
}

/** The address of the chain that was shown last. */
export function lastMachine(): string | undefined {
  let last: string | null = null;
  inStore((store) => {
    last = store.getItem(LAST);
  });
  return last ?? undefined;
}
export const keepLast = (query: string): void => void inStore((store) => store.setItem(LAST, query));

/** Whether there is a machine to be listed or offered, or something that was to be one. */
export function isAnythingKept(): boolean {
  let isKept = false;
  inStore((store) => {
    isKept = Object.keys(store).some((key) => key === LAST || key.startsWith('lanewise-machine'));
  });
  return isKept;
}
