// The answer as text to paste into a forum or an issue.
import type { SizerAnswer } from '../../calc-wasm/js/chain.ts';
import { sentence as plain } from '../../datasets/tools/text/markdown.ts';
import type { FormatOptions } from '../common/format.ts';
import type { Link, Part } from '../machine/model.ts';
import { gains } from './changes.ts';
import { mapOf } from './map.ts';
import { sentence } from './sentence.ts';
import { words } from './words.ts';

/**
 * Names may be those of a stranger's link: no sign of Markdown, address, mention or image in one comes alive, and none
 * begins a list or a heading of its own.
 */
const escaped = (text: string): string =>
  plain(text).replace(/^([-+=]|\d{1,9}[.)])(?=\s|$)/, (sign) =>
    [...sign].map((item) => `&#${item.codePointAt(0)};`).join(''),
  );

const linkText = ({ name, why, text, pill }: Link): string =>
  [escaped([name, why, text].filter(Boolean).join(', ')), pill && `**${pill}**`].filter(Boolean).join(', ');

function lineOf({ name, notes, link, figures, pill, idle, network }: Part): string {
  const own = [escaped([...notes, ...figures].join(', ')), pill && `**${pill}**`].filter(Boolean).join(', ');
  const texts = [own, link && linkText(link), network && `${network.label} ${linkText(network)}`, idle].filter(Boolean);
  return `- ${[escaped(name), texts.join('; ')].filter(Boolean).join(': ')}`;
}

export function markdown(answer: SizerAnswer, address: string, options: FormatOptions = {}): string {
  const path = mapOf(answer, options).parts.map(lineOf);
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
