import { percent } from '../say/formatting.ts';
import { causeOf, rule } from './rule.ts';

const FULL = 0.9;

export const fullPool = rule('LD503', function* ({ groups }) {
  for (const { name, full } of groups) {
    if (!full || full.value < FULL) continue;
    yield {
      subject: name,
      line: full.line,
      message: `${name} is ${percent(full.value)} full`,
      causes: [causeOf('LD503', 'data', { name })],
    };
  }
});
