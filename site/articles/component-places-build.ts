// Tells each component of an article where it stands in the author's file, and refuses those that there are none of.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMdastPlugin } from 'satteri';
import { components } from './components.ts';

interface Used {
  name: string | null;
  attributes: readonly { type: string; name?: string }[];
  position?: { start: { line: number } } | undefined;
}

const list: Readonly<Record<string, readonly string[]>> = components;

/** What is wrong with a component as an author used it; nothing where it is one of ours, or an element of HTML. */
function misused({ name, attributes }: Used): string | undefined {
  if (name === null || !/^[A-Z]/.test(name)) return undefined;
  const known = Object.hasOwn(list, name) ? list[name] : undefined;
  if (!known) return `no component "${name}": there is ${Object.keys(list).join(', ')}`;
  const unknown = attributes.find(({ name: one }) => one !== undefined && !known.includes(one));
  if (!unknown) return undefined;
  const accepts = known.length > 0 ? `takes ${known.join(', ')}` : 'takes nothing';
  return `<${name}> has no "${unknown.name}": it ${accepts}`;
}

/** `content/articles/en/pcie-x1-400.mdx:17` */
const placeOf = (file: URL | undefined, { position }: Used): string =>
  `${file ? relative(process.cwd(), fileURLToPath(file)) : 'an article'}:${position?.start.line ?? 1}`;

function placed<Node extends Used>(node: Node, file: URL | undefined): Node {
  const place = placeOf(file, node);
  const problem = misused(node);
  if (problem) throw new Error(`${place}: ${problem}`);
  if (node.name === null || !Object.hasOwn(list, node.name)) return node;
  const attribute = { type: 'mdxJsxAttribute', name: 'placed', value: place };
  return { ...node, attributes: [...node.attributes, attribute] };
}

export const places = defineMdastPlugin({
  name: 'places',
  options: { position: true },
  mdxJsxFlowElement: (node, { fileURL }) => placed(node, fileURL),
  mdxJsxTextElement: (node, { fileURL }) => placed(node, fileURL),
});
