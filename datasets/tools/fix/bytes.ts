/** The form of a CSV file as bytes: encoding and line ends, whatever the cells say. */
import { legacyOf } from '../tables/legacy-encoding.ts';
import { hasByteOrderMark, LONGEST_TEXT } from '../tables/scanner.ts';
import { asUtf8 } from '../tables/utf16.ts';

const ENCODINGS = { 'windows-1252': 'Windows-1252', 'windows-1251': 'Windows-1251' } as const;

const LF = 0x0a;
const CR = 0x0d;

export interface Reformed {
  bytes: Uint8Array;
  /** What was done, in words. */
  done: string[];
}

/** UTF-8 without a mark, lines that end in LF, the last one, too. Nothing else is touched. */
export function reformBytes(bytes: Uint8Array): Reformed {
  const done: string[] = [];
  let now = bytes;
  try {
    const utf8 = asUtf8(now, { fatal: true });
    if (utf8) {
      now = utf8;
      done.push('converted UTF-16 to UTF-8');
    }
  } catch {
    // Marked as UTF-16 and not that, such as one byte short: a line ending could make another text of it.
    return { bytes, done };
  }
  const legacy = !hasByteOrderMark(now) && !isUtf8(now) ? legacyOf(now) : undefined;
  if (legacy && now.length <= LONGEST_TEXT) {
    now = new TextEncoder().encode(new TextDecoder(legacy).decode(now));
    done.push(`converted ${ENCODINGS[legacy]} to UTF-8`);
  }
  if (hasByteOrderMark(now)) {
    now = now.subarray(3);
    done.push('removed the byte order mark');
  }
  if (now.includes(CR) && !now.includes(LF)) {
    now = now.map((byte) => (byte === CR ? LF : byte));
    done.push('changed line endings to LF');
  }
  if (now.length > 0 && now[now.length - 1] !== LF) {
    const ended = new Uint8Array(now.length + 1);
    ended.set(now);
    ended[now.length] = LF;
    now = ended;
    done.push('added the line ending of the last line');
  }
  const withoutReturns = withoutReturnsAtLineEnds(now);
  if (withoutReturns.length < now.length) {
    now = withoutReturns;
    done.push('changed line endings to LF');
  }
  return { bytes: now, done };
}

/** Whether the bytes are one text, and decoding and encoding it changes nothing. */
export function isUtf8(bytes: Uint8Array): boolean {
  if (bytes.length > LONGEST_TEXT) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The bytes without the carriage returns before line ends; those inside a line stay. */
function withoutReturnsAtLineEnds(bytes: Uint8Array): Uint8Array {
  if (!bytes.includes(CR)) return bytes;
  const kept = new Uint8Array(bytes.length);
  let start = bytes.length;
  let lineEnds = false;
  for (let at = bytes.length - 1; at >= 0; at--) {
    const byte = bytes[at] as number;
    if (byte === CR && lineEnds) continue;
    lineEnds = byte === LF;
    kept[--start] = byte;
  }
  return kept.subarray(start);
}
