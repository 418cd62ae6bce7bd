// Questions from forums and their answers, one line of JSON each: npm run -s questions
import { helped } from '../../datasets/tools/text/usage.ts';
import { answers } from './answers-build.ts';

const usage = `usage: npm run -s questions
One line of JSON for each question: id, question, url, answer (base units), limited_by, text.`;

if (!helped(process.argv.slice(2), usage)) {
  for (const answer of answers()) console.log(JSON.stringify(answer));
}
