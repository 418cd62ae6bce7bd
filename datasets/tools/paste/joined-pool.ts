/** `zpool status` that a web form or a chat put into one line: broken again where its lines began. */

const LABELS = 'pool|state|status|action|see|scan|scrub|config|errors';
const STATES = 'ONLINE|DEGRADED|FAULTED|OFFLINE|UNAVAIL|REMOVED|AVAIL';
/** One space stands for a line feed; those behind it are the indentation of the next line. */
const BREAK = new RegExp(
  ` (?= {0,80}(?:(?:${LABELS}): |NAME {1,120}STATE {1,8}READ |[^ ]{1,200} {1,120}(?:${STATES}) {1,8}[0-9]|(?:logs|cache|spares|special) {2,}))`,
);

const isJoined = (line: string): boolean => ['pool: ', ' state: ', ' CKSUM '].every((word) => line.includes(word));

export const isJoinedPool = (text: string): boolean =>
  text.includes(' CKSUM ') && text.split('\n').some((line) => isJoined(line));

/** The line of a joined pool as its lines; any other as it is. */
export const poolParts = (line: string): string[] => (isJoined(line) ? line.split(BREAK) : [line]);
