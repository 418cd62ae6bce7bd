// Keeps units of an article on one line, as those are that the program prints.
import { defineMdastPlugin } from 'satteri';
import { unbroken } from '../common/unbroken.ts';

export const unbrokenUnits = defineMdastPlugin({
  name: 'units',
  text(node, context) {
    const value = unbroken(node.value);
    if (value !== node.value) context.replaceNode(node, { type: 'text', value });
  },
});
