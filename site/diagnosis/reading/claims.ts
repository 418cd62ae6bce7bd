/** Which lines of a text its readers knew, and which nobody did. Lines are those of the cleaned text. */
import type { Lines } from '../../../datasets/tools/paste/lines.ts';
import { documentsIn } from '../../../datasets/tools/readers/json-lines.ts';
import { BlockWalker } from './block-walker.ts';
import { BENCHMARK, BLOCKS, type Block, KNOWN } from './blocks.ts';
import type { ReaderName } from './readers.ts';
import type { Claim, LineRange, Records } from './records.ts';

export function claimsOf(records: Records, lines: Lines): Claim[] {
  let ranges: LineRange[] | undefined;
  const documents = () => {
    ranges ??= documentRanges(lines);
    return ranges;
  };
  const outputs = outputsIn(records, lines);
  /** By line, the number of the last output that it told something, from 1. */
  const tellers = new Uint16Array(lines.length + 1);
  for (const [at, { spans }] of outputs.entries())
    for (const { told } of spans) for (const line of told) tellers[line] = at + 1;
  return outputs
    .flatMap((output, at) => {
      const isOthers = (line: number) => tellers[line] !== 0 && tellers[line] !== at + 1;
      return blocksOf(output, lines, isOthers, documents);
    })
    .sort((a, b) => a.first - b.first || a.last - b.last);
}

/** What one reader was told, and what its tool's output looks like. */
interface Output {
  reader: string;
  block: Block;
  spans: Span[];
}

function outputsIn(records: Records, lines: Lines): Output[] {
  const figures = Map.groupBy(records.measurements, ({ tool }) => tool);
  return [
    ...(Object.keys(BLOCKS) as ReaderName[]).map((reader) => ({
      reader,
      block: BLOCKS[reader],
      spans: spansOf(records[reader]),
    })),
    ...[...figures].map(([tool, own]) => ({
      reader: tool,
      block: { ...BENCHMARK, tools: tool },
      // Figures of one run stand below each other.
      spans: [spanOf(own)],
    })),
    ...Object.entries(KNOWN).map(([tool, block]) => ({
      reader: tool,
      block,
      spans: lines.all(block.begins, block.signs).map((index) => ({ told: [index + 1] })),
    })),
  ];
}

/** Lines with something in them that no claim holds. */
export function unreadOf(claims: readonly Claim[], lines: Lines): LineRange[] {
  const ranges: LineRange[] = [];
  let next = 0;
  let claimed = 0;
  let range: LineRange | undefined;
  for (let line = 1; line <= lines.length; line++) {
    for (let claim = claims[next]; claim && claim.first <= line; claim = claims[++next])
      claimed = Math.max(claimed, claim.last);
    if (line <= claimed) range = undefined;
    else if (!lines.isBlank(line - 1)) {
      if (range) range.last = line;
      else {
        range = { first: line, last: line };
        ranges.push(range);
      }
    }
  }
  return ranges;
}

/** The lines of one record, from its first to its last. */
interface Span {
  told: number[];
}

/** Of a list, its entries; of an object of lists, theirs. */
function spansOf(records: unknown): Span[] {
  if (Array.isArray(records)) return records.map(spanOf);
  return Object.values(records as object).flatMap((list) => (list as unknown[]).map(spanOf));
}

function spanOf(record: unknown): Span {
  const told = new Set<number>();
  collect(record as object, told);
  return { told: [...told].sort((a, b) => a - b) };
}

/** Goes through every value of every record: without lists of entries it takes half the time. */
function collect(value: object, told: Set<number>): void {
  for (const key in value) {
    const inner: unknown = value[key as keyof typeof value];
    if (typeof inner === 'object' && inner !== null) collect(inner, told);
    else if (key === 'line' && typeof inner === 'number') told.add(inner);
  }
}

function blocksOf(
  { reader, block, spans }: Output,
  lines: Lines,
  isOthers: (line: number) => boolean,
  documents: () => readonly LineRange[],
): Claim[] {
  const walker = new BlockWalker(block, lines, isOthers);
  const claims: Claim[] = [];
  const add = (first: number, last: number) => {
    const before = claims.at(-1);
    if (before && first <= walker.pastBlanks(before.last) + 1) before.last = Math.max(before.last, last);
    else claims.push({ reader, first, last });
  };
  const pieces = spans.flatMap((span) => pieceOf(span, walker, documents)).sort((a, b) => a.first - b.first);
  for (const { first, last } of merged(pieces, marked(block, lines))) {
    const reached = claims.at(-1)?.last ?? 0;
    if (last <= reached) continue;
    const document = rangeAt(documents(), first);
    if (document) {
      add(walker.commandAbove(document.first, reached), Math.max(last, document.last));
      continue;
    }
    const top = first <= reached ? first : walker.up(first, reached);
    add(walker.commandAbove(top, reached), walker.down(last));
  }
  return claims;
}

/** Lines that are known by what stood before them. */
function marked({ mark }: Block, lines: Lines): LineRange[] {
  const lineRanges: LineRange[] = [];
  if (!mark) return lineRanges;
  for (let index = 0; index < lines.length; index++) {
    const before = lines.before(index);
    if (before !== '' && mark.test(before) && !lines.isBlank(index))
      lineRanges.push({ first: index + 1, last: index + 1 });
  }
  return lineRanges;
}

const merged = (lineRanges: readonly LineRange[], other: readonly LineRange[]): LineRange[] =>
  other.length === 0 ? [...lineRanges] : [...lineRanges, ...other].sort((a, b) => a.first - b.first);

/** Between lines of one record all is of its output but prose that somebody wrote into it. */
function pieceOf({ told }: Span, walker: BlockWalker, documents: () => readonly LineRange[]): LineRange[] {
  const [first, last] = [told[0], told.at(-1)];
  if (first === undefined || last === undefined) return [];
  // What stands in one document of JSON needs no look at the lines between.
  if ((rangeAt(documents(), first)?.last ?? 0) >= last) return [{ first, last }];
  const pieces: LineRange[] = [];
  for (const line of told) {
    const last = pieces.at(-1);
    if (last && walker.isWithin(last.last, line)) last.last = line;
    else pieces.push({ first: line, last: line });
  }
  return pieces;
}

/** JSON is known as a whole where something in it was. */
function documentRanges(lines: Lines): LineRange[] {
  if (!lines.mayHold('{')) return [];
  const settled = lines.settled();
  const ranges: LineRange[] = [];
  for (const { start, end } of documentsIn(settled)) {
    if (end - start < 2) continue;
    ranges.push({ first: settled.indexAt(start) + 1, last: settled.indexAt(Math.max(start, end - 1)) + 1 });
  }
  return ranges;
}

/** Of ranges in their order, the one that holds a line. */
function rangeAt(ranges: readonly LineRange[], line: number): LineRange | undefined {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.last ?? 0) < line) low = middle + 1;
    else high = middle;
  }
  const range = ranges[low];
  return range && range.first <= line ? range : undefined;
}
