// What a layout costs, of the reader's own numbers: this site knows no prices.
import { count, quantity } from '../common/format.ts';
import { priceIn } from './request.ts';
import { words } from './words.ts';

const money = (value: number): string => quantity(value, 'count', { digits: 12, exact: true });

/** `rest` is what goes with the drives, `each` one of them: texts as they were typed. Nothing where neither says anything. */
export function sumText(rest: string, each: string, drives: number): string {
  if (rest.trim() === '' && each.trim() === '') return '';
  const [others, drive] = [rest, each].map((text) => (text.trim() === '' ? 0 : priceIn(text)));
  if (others === undefined || drive === undefined) return words.price.unread;
  const sum = money(others + drive * drives);
  return drive > 0 ? words.price.sum(count(drives), money(drive), sum) : words.price.only(sum);
}
