// The pseudo-language: every word accented and about a third longer, so that what is not translatable stands out and
// what has no room for other languages is cut.

const PLAIN = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz';
const ACCENTED = 'ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļḾɱÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž';

const ACCENTS = new Map(
  [...PLAIN].map((letter, place) => [letter, [...ACCENTED][place] ?? letter]),
);

/** Names that the page fills in, such as `{lanes}`, and what somebody types stay as they are. */
const PARTS = /`[^`]*`|\{\w+\}|[A-Za-z]+/g;

const LONGER = 0.3;

export function pseudo(text: string): string {
  return text.replace(PARTS, (part) => {
    if (/^[`{]/.test(part)) return part;
    const accented = [...part].map((letter) => ACCENTS.get(letter) ?? letter).join('');
    const last = accented.at(-1) ?? '';
    return accented + last.toLowerCase().repeat(Math.round(part.length * LONGER));
  });
}
