// The answer as text to paste into a forum or an issue.
import type { SizerAnswer } from '../../calc-wasm/js/chain.ts';
import { sentence as plain } from '../../datasets/tools/text/markdown.ts';
import type { FormatOptions } from '../common/format.ts';
import { gains } from './changes.ts';
import { stops } from './path.ts';
import { sentence } from './sentence.ts';
import { words } from './words.ts';

/**
 * Names may be those of a stranger's link: no sign of Markdown, address, mention or image in one comes alive, and none
 * begins a list or a heading of its own.
 */
const escaped = (text: string): string =>
  plain(text).replace(/^([-+=]|\d{1,9}[.)])(?=\s|$)/, (sign) =>
    [...sign].map((one) => `&#${one.codePointAt(0)};`).join(''),
  );

export function markdown(answer: SizerAnswer, address: string, options: FormatOptions = {}): string {
  const path = stops(answer, options).map(({ name, link, bars, idle }) => {
    if (link === '') return `- ${escaped(name)}`;
    const said = bars.map(({ label, text, asked, limits }) =>
      [`${label} ${text}`, asked, limits && `**${words.path.limit}**`].filter(Boolean).join(', '),
    );
    return `- ${escaped(name)} (${escaped(link)}): ${[...said, idle].filter(Boolean).join('; ')}`;
  });
  const helps = gains(answer, options).map(({ text, gain }) => `- ${escaped(text)}: ${gain}`);
  return [
    escaped(sentence(answer, options)),
    '',
    ...path,
    ...(helps.length > 0 ? ['', `${words.changes.title}:`, '', ...helps] : []),
    '',
    `<${address}>`,
    '',
  ].join('\n');
}
