/** What happens to an output on its way into a paste, beyond what is put around it: for the tests of all that reads pastes. */

interface Transform {
  name: string;
  change(text: string): string;
}

const linesOf = (text: string): string[] => text.split('\n');
const each = (text: string, change: (line: string) => string): string => linesOf(text).map(change).join('\n');

/** As mail programs do: at the last space within so many characters; the rest begins at the margin. */
function wrapped(line: string, width: number): string {
  let rest = line;
  const parts: string[] = [];
  while (rest.length > width) {
    const at = rest.lastIndexOf(' ', width);
    if (at <= 0) break;
    parts.push(rest.slice(0, at));
    rest = rest.slice(at + 1);
  }
  return [...parts, rest].join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const FULL_WIDTH = 0xfee0;
/** Letters that a reader of pictures takes for others. */
const CONFUSED: Readonly<Record<string, string>> = { l: 'I', I: 'l', m: 'rn', S: '5', B: '8', o: '0', O: '0' };

export const TRANSFORMS: readonly Transform[] = [
  { name: 'ends of lines of Windows', change: (text) => text.replaceAll('\n', '\r\n') },
  { name: 'escaped for HTML', change: (text) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign) },
  { name: 'tabs as spaces', change: (text) => text.replaceAll('\t', '        ') },
  { name: 'no indentation', change: (text) => each(text, (line) => line.trimStart()) },
  { name: 'one space for many', change: (text) => each(text, (line) => line.replace(/(?<=\S)[ \t]+/g, ' ')) },
  { name: 'spaces at the ends', change: (text) => each(text, (line) => `${line}   `) },
  { name: 'wrapped at 80', change: (text) => each(text, (line) => wrapped(line, 80)) },
  { name: 'wrapped at 70', change: (text) => each(text, (line) => wrapped(line, 70)) },
  { name: 'a blank line behind each', change: (text) => each(text, (line) => `${line}\n`) },
  { name: 'all in one line', change: (text) => linesOf(text).join(' ') },
  { name: 'lines joined in pairs', change: (text) => text.replace(/([^\n]*)\n([^\n]*)\n/g, '$1 $2\n') },
  {
    name: 'decimal commas',
    change: (text) => text.replace(/(?<=[ (=]\d{1,4})\.(?=\d{1,2} ?(?:%|[KMGT]i?B|[KMGT]B?\/s|ms|s\b))/g, ','),
  },
  {
    name: 'full-width digits',
    change: (text) => text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + FULL_WIDTH)),
  },
  { name: 'spaces that do not break', change: (text) => text.replaceAll(' ', '\u00a0') },
  { name: 'dashes and quotes of a word processor', change: (text) => text.replaceAll('--', '–').replaceAll('"', '”') },
  { name: 'bullets', change: (text) => each(text, (line) => (line === '' ? line : `* ${line}`)) },
  {
    name: 'cut at a half',
    change: (text) =>
      linesOf(text)
        .slice(0, Math.ceil(linesOf(text).length / 2))
        .join('\n'),
  },
  { name: 'without its first line', change: (text) => linesOf(text).slice(1).join('\n') },
  {
    name: 'read from a picture',
    change: (text) =>
      text.replace(/[lImSBoO]/g, (letter, at: number) => (at % 61 === 7 ? (CONFUSED[letter] ?? letter) : letter)),
  },
];
