// Sentences with commands between backticks: each command as code, with a button that copies it.
import { visible } from '../../common/visible.ts';
import { rowOf } from '../../sizer/rows.element.ts';
import { words } from './words.ts';

export function withCommands(root: HTMLElement, sentence: string): (Node | string)[] {
  return sentence.split('`').flatMap((piece, index) => {
    if (index % 2 === 0) return visible(piece).text;
    const row = rowOf(root, 'command');
    const code = row.querySelector('code');
    const button = row.querySelector('button');
    if (!code || !button) return piece;
    code.textContent = piece;
    button.dataset.copy = piece;
    button.setAttribute('aria-label', words.commands.copyNamed(piece));
    return row;
  });
}
