// A machine as it is drawn: parts that hang on each other, what each can carry, and what flows through it. Whoever asks
// for a picture says it in words; here nothing is computed but the scale.

/** Something of a part that has a capacity: its link, what leaves the machine behind it, or what it does itself. */
export interface Bar {
  at: 'link' | 'network' | 'own';
  label: string;
  /** "1.82 of 2.5 GB/s, 73 % used". */
  text: string;
  /** "demand is 2.4 times its capacity". */
  asked: string;
  /** Bytes per second, of all instances of the part together. */
  capacity: number;
  load: number;
  limits: boolean;
}

export interface Part {
  id: string;
  /** The part that it hangs on; the one without is the processor. */
  on?: string | undefined;
  /** "8 × drives": parts that are alike stand as one. */
  name: string;
  /** Its link as it comes up, and why it is no better. */
  link: string;
  /** Why nothing flows through it. */
  idle: string;
  /** Which of its figures nobody has seen or typed. */
  assumed: string;
  /** The array that its drives are joined in. */
  array: string;
  /** Where data is kept: it is drawn at the edge. */
  isEnd: boolean;
  bars: Bar[];
}

/** Drives that are joined. */
export interface Group {
  name: string;
  members: readonly string[];
}

export interface Machine {
  parts: readonly Part[];
  groups: readonly Group[];
  /** What the picture calls the limit. */
  limit: string;
}

export interface Node {
  part: Part;
  children: Node[];
}

/** Parts with what hangs on them, each once; the processor first. */
export function treeOf(parts: readonly Part[]): Node[] {
  const byHost = Map.groupBy(parts, ({ on }) => on);
  const below = (on: string | undefined): Node[] =>
    (byHost.get(on) ?? []).map((part) => ({ part, children: below(part.id) }));
  return below(undefined);
}

/** Beyond this a tenth of a pixel would stand for the narrowest line. */
const FARTHEST = 100;

export interface Scale {
  /** Widths are the square roots of rates. */
  isRoot: boolean;
  /** Of a rate: a share of the widest line. */
  of(rate: number): number;
}

/** One scale for a whole picture. */
export function scaleOf(parts: readonly Part[]): Scale {
  const rates = parts.flatMap(({ bars }) => bars.map(({ capacity }) => capacity));
  const known = rates.filter((rate) => rate > 0);
  const most = Math.max(0, ...known) || 1;
  const isRoot = most / Math.min(most, ...known) > FARTHEST;
  return {
    isRoot,
    of: (rate) => {
      const share = Math.min(1, Math.max(0, rate / most));
      return isRoot ? Math.sqrt(share) : share;
    },
  };
}
