// What the browser keeps for the sizer. Storage may be blocked, full, or written by anybody.

export const MACHINES = 'lanewise-machines';
const LAST = 'lanewise-last-machine';

/** Why something was not kept. */
export type Unkept = 'full' | 'blocked';

export function keep(key: string, text: string): Unkept | undefined {
  try {
    localStorage.setItem(key, text);
    return undefined;
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'QuotaExceededError' ? 'full' : 'blocked';
  }
}

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether there is a machine to be listed or offered, or something that was to be one. */
export const isAnythingKept = (): boolean => kept(MACHINES) !== null || kept(LAST) !== null;

/** The address of the chain that was shown last. */
export const lastMachine = (): string | undefined => kept(LAST) ?? undefined;
export const keepLast = (query: string): void => void keep(LAST, query);
