/** Files that went wrong, for tests: real ones with bytes changed, lost, repeated and slipped in. */

/** What breaks readers: quotes, line ends, marks, separators, numbers and texts of other kinds. */
const PIECES = [
  '"¦""¦,¦\n¦\r\n¦\r¦\0¦\ufeff¦\t¦;¦ ¦\u00a0¦\u200b¦1,5¦1e999¦NaN¦-¦0x10¦12k¦3500 MB/s¦=cmd()¦@x¦../',
  '<script>¦９¦é¦𝄞¦"a"b¦a"b¦\n\n¦,,,,¦2026-02-30',
]
  .flatMap((row) => row.split('¦'))
  .concat('9'.repeat(30))
  .map((text) => new TextEncoder().encode(text));
/** Bytes that are no UTF-8. */
PIECES.push(Uint8Array.from([0xff]), Uint8Array.from([0xc0, 0xaf]), Uint8Array.from([0xed, 0xa0, 0x80]));

/** The bytes with up to five changes. */
export function mutated(bytes: Uint8Array, random: (below: number) => number): Uint8Array {
  let now = bytes;
  for (let changes = 1 + random(5); changes > 0; changes--) now = changed(now, random);
  return now;
}

function changed(bytes: Uint8Array, random: (below: number) => number): Uint8Array {
  const at = random(bytes.length + 1);
  const length = random(random(4) === 0 ? 200 : 8);
  const piece = PIECES[random(PIECES.length)] ?? new Uint8Array();
  switch (random(6)) {
    case 0: {
      const flipped = bytes.slice();
      if (at < flipped.length) flipped[at] = (flipped[at] ?? 0) ^ (1 << random(8));
      return flipped;
    }
    case 1:
      return spliced(bytes, at, length, new Uint8Array());
    case 2:
      return spliced(bytes, at, 0, bytes.subarray(at, at + length));
    case 3:
      return spliced(bytes, at, length, piece);
    case 4:
      return bytes.slice(0, at);
    default:
      return spliced(bytes, at, 0, piece);
  }
}

function spliced(bytes: Uint8Array, at: number, removed: number, added: Uint8Array): Uint8Array {
  const rest = bytes.subarray(Math.min(bytes.length, at + removed));
  const whole = new Uint8Array(at + added.length + rest.length);
  whole.set(bytes.subarray(0, at));
  whole.set(added, at);
  whole.set(rest, at + added.length);
  return whole;
}
