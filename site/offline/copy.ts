// What a page and the worker say to each other about where the page came from.

/** The page asks. */
export const ASK_COPY = 'from what is kept?';

interface Copy {
  type: 'lanewise:copy';
  /** As in the header `Date`; empty where the host stated none. */
  date: string;
}

/** The worker's answer, of a page that is a copy. */
export const copyOf = (date: string): Copy => ({ type: 'lanewise:copy', date });

/** When the copy was kept, of a worker's message; nothing where it is another message. */
export function copyIn(data: unknown): { kept: Date | undefined } | undefined {
  const { type, date } = Object(data) as Partial<Record<keyof Copy, unknown>>;
  if (type !== 'lanewise:copy') return undefined;
  const kept = new Date(String(date));
  return { kept: Number.isNaN(kept.getTime()) ? undefined : kept };
}
