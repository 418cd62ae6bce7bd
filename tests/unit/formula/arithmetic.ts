// Reads a line of a formula as a reader does, and works it out. Numbers are intervals, since a shown number is rounded:
// what comes out is all that the shown numbers can stand for.

/** From `low` to `high`, both included. */
export interface Interval {
  low: number;
  high: number;
}

export const exactly = (value: number): Interval => ({ low: value, high: value });

/** A number in the text, or a value that stands for it. */
export type Token = string | Interval;

/** The number of base units in one of each symbol that a line may hold, the longest symbols first. */
export type Units = ReadonlyMap<string, number>;

/** Units that fields and answers do not have: of the `units` calculator, of the wire, and for exactly one. */
const PREFIXES = { '': 1, k: 1e3, M: 1e6, G: 1e9, T: 1e12, P: 1e15 } as const;
export function unitsFrom(symbols: Iterable<readonly [string, number]>): Units {
  const known = new Map([...symbols].filter(([symbol]) => symbol !== ''));
  known
    .set('lane', 1)
    .set('drive', 1)
    .set('bit/B', 1)
    .set('year', known.get('years') ?? Number.NaN);
  known.set('sectors of 512 B', 512).set('sectors of 4096 B', 4096);
  for (const [prefix, factor] of Object.entries(PREFIXES)) {
    for (const rate of ['', '/s']) {
      known.set(`${prefix}B${rate}`, factor).set(`${prefix}b${rate}`, factor / 8);
      const power = Math.log10(factor) / 3;
      if (power > 0) known.set(`${prefix === 'k' ? 'K' : prefix}iB${rate}`, 1024 ** power);
    }
  }
  return new Map([...known].sort(([a], [b]) => b.length - a.length));
}

const NUMBER = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?|^\d+(?:\.\d+)?(?:e[-+]?\d+)?/;
const WORDS = ['the lowest of', 'the lower of', 'the larger of', 'more than', 'each with', 'mod', 'and', 'of'];
/** Before a parenthesis: elsewhere `min` is a minute. */
const FUNCTIONS = ['exp', 'ln', 'min', 'max', 'C'];

/** Splits text into numbers, units, words and signs. */
export function tokens(text: string, units: Units): Token[] {
  const found: Token[] = [];
  let rest = text.replaceAll(/[\u202f\u00a0]/g, ' ').trimStart();
  const take = (piece: string, token: Token): void => {
    found.push(token);
    rest = rest.slice(piece.length).trimStart();
  };
  const endsWord = (piece: string): boolean => !/^\w/.test(rest.slice(piece.length));
  while (rest !== '') {
    const number = NUMBER.exec(rest)?.[0];
    const unit = units.keys().find((symbol) => rest.startsWith(symbol) && endsWord(symbol));
    const word = WORDS.find((item) => rest.startsWith(item) && endsWord(item));
    const sign = /^[-+−×÷^!()⌈⌉,]/.exec(rest)?.[0];
    const called = FUNCTIONS.find((name) => rest.startsWith(`${name}(`));
    if (called) take(called, called);
    else if (number) take(number, exactly(Number(number.replaceAll(',', ''))));
    else if (unit) take(unit, `unit ${unit}`);
    else if (word) take(word, word);
    else if (sign) take(sign, sign === '-' ? '−' : sign);
    else throw new Error(`cannot read “${rest}”`);
  }
  return found;
}

/** The interval that a function reaches at the ends of its operands; right for what only rises or only falls. */
function ends(of: (...values: number[]) => number, ...operands: Interval[]): Interval {
  let corners: number[][] = [[]];
  for (const { low, high } of operands)
    corners = corners.flatMap((corner) => [
      [...corner, low],
      [...corner, high],
    ]);
  const values = corners.map((corner) => of(...corner));
  return { low: Math.min(...values), high: Math.max(...values) };
}

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));

/** Ways to choose `k` of `n`. */
function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways *= (n - k + i) / i;
  return ways;
}

/** The chance that more than `m` of `n` happen, each with the chance `p`. */
function moreThan(m: number, n: number, p: number): number {
  let sum = 0;
  for (let k = m + 1; k <= n; k++) sum += choose(n, k) * p ** k * (1 - p) ** (n - k);
  return sum;
}

/** A whole number that arithmetic missed by its last bits is whole. */
const up = (value: number): number => Math.ceil(value - Math.abs(value) * 1e-12);

function modulo(a: Interval, b: Interval): Interval {
  const exact = a.low === a.high && b.low === b.high;
  return exact ? exactly(a.low % b.low) : { low: 0, high: b.high };
}

/** Works out what stands between the first sign of equality and the last. */
export function evaluate(all: Token[], units: Units): Interval {
  let at = 0;
  const peek = (): Token | undefined => all[at];
  const take = (token: string): boolean => {
    const found = peek() === token;
    if (found) at += 1;
    return found;
  };
  const expect = (token: string): void => {
    if (!take(token)) throw new Error(`expected “${token}” before “${JSON.stringify(peek())}”`);
  };
  const pair = (): [Interval, Interval] => {
    expect('(');
    const first = sum();
    expect(',');
    const second = sum();
    expect(')');
    return [first, second];
  };
  const listed = (): Interval[] => {
    const list = [sum()];
    while (take(',')) list.push(sum());
    expect('and');
    list.push(sum());
    return list;
  };
  const unit = (): number | undefined => {
    const next = peek();
    if (typeof next !== 'string' || !next.startsWith('unit ')) return;
    at += 1;
    return units.get(next.slice('unit '.length));
  };

  function primary(): Interval {
    const next = peek();
    if (typeof next === 'object') {
      at += 1;
      const factor = unit() ?? 1;
      return ends((value) => value * factor, next);
    }
    if (take('(')) {
      const inner = sum();
      expect(')');
      return inner;
    }
    if (take('⌈')) {
      const inner = sum();
      expect('⌉');
      return ends(up, inner);
    }
    if (take('exp')) return ends(Math.exp, primary());
    if (take('ln')) return ends(Math.log, primary());
    if (take('C')) return ends(choose, ...pair());
    if (take('min')) return ends(Math.min, ...pair());
    if (take('max')) return ends(Math.max, ...pair());
    if (take('the lower of') || take('the lowest of')) return ends(Math.min, ...listed());
    if (take('the larger of')) return ends(Math.max, ...listed());
    if (take('more than')) {
      const most = sum();
      expect('of');
      const drives = sum();
      expect(',');
      expect('each with');
      return ends(moreThan, most, drives, sum());
    }
    throw new Error(`cannot begin with “${JSON.stringify(next)}”`);
  }
  function power(): Interval {
    let base = primary();
    while (take('!')) base = ends(factorial, base);
    return take('^') ? ends((value, exponent) => value ** exponent, base, power()) : base;
  }
  const signed = (): Interval => (take('−') ? ends((value) => -value, signed()) : power());
  function product(): Interval {
    let value = signed();
    for (;;) {
      if (take('×')) value = ends((a, b) => a * b, value, signed());
      else if (take('÷')) value = ends((a, b) => a / b, value, signed());
      else if (take('mod')) value = modulo(value, signed());
      else return value;
    }
  }
  function sum(): Interval {
    let value = product();
    for (;;) {
      if (take('+')) value = ends((a, b) => a + b, value, product());
      else if (take('−')) value = ends((a, b) => a - b, value, product());
      else return value;
    }
  }

  const value = sum();
  if (at < all.length) throw new Error(`“${JSON.stringify(peek())}” is left over`);
  return value;
}
