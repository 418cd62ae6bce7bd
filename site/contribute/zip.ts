// Reads a dropped zip. What it holds is compared with its checksum: a reader that trusts the sizes would lose the
// end of a damaged file without a word. No more is unpacked than the limits allow, whatever the archive claims.
import { inflateSync } from 'fflate';
import { words as contribute } from './words.ts';

const words = contribute.check.refused;

/** Signatures of the records that are read. */
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;

/** Bytes of the records before their names. */
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;

/** The record at the end may be followed by a comment of at most this length. */
const LONGEST_COMMENT = 0xffff;

/** Stored as it is, or deflated: every tool that people make archives with writes one of them. */
const STORED = 0;
const DEFLATED = 8;

/** Flag of an encrypted entry. */
const ENCRYPTED = 1;

/** Deflate cannot do better than about 1030 to 1, and tables of figures never come near this. */
const RATIO = 500;
/** Below this size a high ratio is no danger. */
const HARMLESS = 2 ** 20;

/** Of all files of a drop, unpacked: four tables as large as the largest that was tried are about what a tab bears. */
export const MOST_MEBIBYTES = 512;

export interface Limits {
  entries: number;
  /** Bytes that all files of a drop may have together, unpacked. */
  bytes: number;
}

interface Unzipped {
  entries: { name: string; bytes: Uint8Array }[];
  refused: { name: string; reason: string }[];
}

/** Whether the file begins as a zip does. An empty archive begins with its end. */
export function isZip(bytes: Uint8Array): boolean {
  if (bytes.length < 4) return false;
  const signature = view(bytes).getUint32(0, true);
  return signature === LOCAL || signature === END;
}

/** Every file of an archive, or why it was left out. Throws with the reason where there is nothing to read. */
export function unzip(bytes: Uint8Array, limits: Limits): Unzipped {
  const unzipped: Unzipped = { entries: [], refused: [] };
  let left = limits.bytes;
  const entries = [...directory(bytes, limits.entries)];
  // One packed content that many entries share would unpack to many times what was dropped.
  if (overlaps(bytes, entries)) throw new Error(words.damaged);
  for (const entry of entries) {
    // Folders are entries of their own, without content.
    if (entry.name.endsWith('/') && entry.size === 0) continue;
    const reason = wrong(entry, left);
    const content = reason === undefined ? unpacked(bytes, entry) : undefined;
    if (content === undefined) {
      unzipped.refused.push({ name: entry.name, reason: reason ?? words.damaged });
      continue;
    }
    left -= content.length;
    unzipped.entries.push({ name: entry.name, bytes: content });
  }
  return unzipped;
}

interface Listed {
  name: string;
  flags: number;
  method: number;
  checksum: number;
  packed: number;
  size: number;
  /** Where its local record begins. */
  offset: number;
}

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const decoder = new TextDecoder();

function* directory(bytes: Uint8Array, most: number): Generator<Listed> {
  const data = view(bytes);
  const end = endOf(data);
  const count = data.getUint16(end + 10, true);
  // 0xffff and 0xffffffff say that the archive is one of the large kind, which no set needs.
  let at = data.getUint32(end + 16, true);
  if (count === 0xffff || at === 0xffffffff) throw new Error(words.tooLarge);
  if (count > most) throw new Error(words.tooMany(count, most));
  for (let index = 0; index < count; index++) {
    if (at + ENTRY_BYTES > bytes.length || data.getUint32(at, true) !== ENTRY) throw new Error(words.damaged);
    const [name, extra, comment] = [28, 30, 32].map((place) => data.getUint16(at + place, true));
    const nameEnd = at + ENTRY_BYTES + (name ?? 0);
    yield {
      name: decoder.decode(bytes.subarray(at + ENTRY_BYTES, nameEnd)),
      flags: data.getUint16(at + 8, true),
      method: data.getUint16(at + 10, true),
      checksum: data.getUint32(at + 16, true),
      packed: data.getUint32(at + 20, true),
      size: data.getUint32(at + 24, true),
      offset: data.getUint32(at + 42, true),
    };
    at = nameEnd + (extra ?? 0) + (comment ?? 0);
  }
  // A count that is too low would hide files.
  if (at !== end) throw new Error(words.damaged);
}

/** Whether two entries have bytes in common, their local records included. */
function overlaps(bytes: Uint8Array, entries: readonly Listed[]): boolean {
  const data = view(bytes);
  const spans = entries
    .filter(({ offset }) => offset + LOCAL_BYTES <= bytes.length)
    .map(({ offset, packed }) => {
      const names = data.getUint16(offset + 26, true) + data.getUint16(offset + 28, true);
      return { start: offset, end: offset + LOCAL_BYTES + names + packed };
    })
    .toSorted((a, other) => a.start - other.start);
  return spans.some(({ start }, index) => index > 0 && start < (spans[index - 1]?.end ?? 0));
}

function endOf(data: DataView): number {
  const last = data.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--) {
    if (data.getUint32(at, true) === END) return at;
  }
  throw new Error(words.damaged);
}

function wrong({ flags, method, packed, size }: Listed, left: number): string | undefined {
  if (flags & ENCRYPTED) return words.encrypted;
  if (method !== STORED && method !== DEFLATED) return words.method;
  if (size > HARMLESS && size > packed * RATIO) return words.bomb(Math.round(size / packed));
  return size > left ? words.tooMuch(MOST_MEBIBYTES) : undefined;
}

/** The content of an entry, or nothing where it is not what the directory says. */
function unpacked(bytes: Uint8Array, entry: Listed): Uint8Array | undefined {
  const data = view(bytes);
  const { offset, packed, method, size, checksum } = entry;
  if (offset + LOCAL_BYTES > bytes.length || data.getUint32(offset, true) !== LOCAL) return;
  // The local record may have other extra fields than the directory's.
  const start = offset + LOCAL_BYTES + data.getUint16(offset + 26, true) + data.getUint16(offset + 28, true);
  const content = bytes.subarray(start, start + packed);
  if (content.length !== packed) return;
  try {
    const out = method === STORED ? content.slice() : inflateSync(content, { out: new Uint8Array(size) });
    return out.length === size && crc32(out) === checksum ? out : undefined;
  } catch {
    return;
  }
}

/** The polynomial of ISO 3309, bits reversed. */
const POLYNOMIAL = 0xedb88320;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> 8) ^ (TABLE[(value ^ byte) & 0xff] ?? 0);
  return ~value >>> 0;
}
