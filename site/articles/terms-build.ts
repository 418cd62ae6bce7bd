// Explains each term of the glossary where an article first mentions it; an author who wants it elsewhere writes <Term>.
import { defineMdastPlugin } from 'satteri';
import { terms } from '../glossary/glossary-build.ts';

/** What an article's own elements are made of: nothing inside them may be a button. */
const CLOSED = new Set(['heading', 'link', 'linkReference', 'mdxJsxTextElement']);

/** Words that are names: `Max Payload Size`, not `transfer rate`. */
const isName = (text: string): boolean => /^(?:\p{Lu}[^ ]*)(?: \p{Lu}[^ ]*)+$/u.test(text);

/** How a term may stand in a sentence: "SLC cache", "Steady state" as "steady state" too. */
const idOf = new Map<string, string>();
for (const { id, term, also, everyday } of terms) {
  if (everyday) continue;
  for (const name of [term, ...also.filter(isName)]) {
    idOf.set(name, id);
    if (/^\p{Lu}\p{Ll}/u.test(name) && !isName(name)) idOf.set(name.charAt(0).toLowerCase() + name.slice(1), id);
  }
}

const longestFirst = [...idOf.keys()].sort((a, other) => other.length - a.length);
const MENTION = new RegExp(
  `(?<![\\p{L}\\p{N}/.-])(${longestFirst.map(RegExp.escape).join('|')})(?![\\p{L}\\p{N}/-])`,
  'gu',
);

interface Text {
  type: 'text';
  value: string;
}
interface Marked {
  type: 'mdxJsxTextElement';
  name: 'Term';
  attributes: { type: 'mdxJsxAttribute'; name: 'id'; value: string }[];
  children: Text[];
}

/** A text with its terms marked, each that is not in `seen`; nothing where it has none. */
export function marked(text: string, seen: Set<string>): (Text | Marked)[] | undefined {
  const pieces: (Text | Marked)[] = [];
  let from = 0;
  for (const { 0: name, index } of text.matchAll(MENTION)) {
    const id = idOf.get(name);
    if (id === undefined || seen.has(id)) continue;
    seen.add(id);
    if (index > from) pieces.push({ type: 'text', value: text.slice(from, index) });
    pieces.push({
      type: 'mdxJsxTextElement',
      name: 'Term',
      attributes: [{ type: 'mdxJsxAttribute', name: 'id', value: id }],
      children: [{ type: 'text', value: name }],
    });
    from = index + name.length;
  }
  if (pieces.length === 0) return undefined;
  if (from < text.length) pieces.push({ type: 'text', value: text.slice(from) });
  return pieces;
}

/** Of the document that is compiled: the terms that it explains. */
const SEEN = 'explainedTerms';

/** The terms that the author explains where it suits the text. */
const chosen = (source: string): string[] => [...source.matchAll(/<Term id="([\w-]+)"/g)].map(([, id = '']) => id);

type Above = { type: string } | undefined;

export const explained = defineMdastPlugin({
  name: 'terms',
  before(_, { data, source }) {
    data[SEEN] = new Set(chosen(source));
  },
  text(node, context) {
    const parentOf = (above: Above): Above => above && context.parent(above as typeof node);
    for (let above = parentOf(node); above; above = parentOf(above)) {
      if (CLOSED.has(above.type)) return;
    }
    const pieces = marked(node.value, context.data[SEEN] as Set<string>);
    if (pieces) context.replaceNode(node, pieces);
  },
});
