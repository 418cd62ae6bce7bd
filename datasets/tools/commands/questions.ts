/** Asks a person for what no output tells, and lists what is left to say. */
import { createInterface } from 'node:readline/promises';
import { columnOf, generationOf, isAboutLink, type LinkNames, problemOf, type Question } from '../import/answers.ts';
import { columns } from '../language/columns.ts';
import { shellWord } from '../text/shell-word.ts';
import { words } from './words.ts';

/**
 * The answers until the last question, or until the person ends the input (Ctrl+D); nothing where Ctrl+C stops it all.
 * What was said until then is printed.
 */
export async function ask(questions: Question[], generations?: LinkNames): Promise<Record<string, string> | undefined> {
  const answers: Record<string, string> = {};
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new AbortController();
  terminal.on('close', () => ended.abort());
  let isStopped = false;
  terminal.on('SIGINT', () => {
    isStopped = true;
    terminal.close();
  });
  console.log(`${words.intro}\n`);
  try {
    for (const question of questions) {
      // Without a link there is nothing to say of one.
      if (answers['runs.link_kind'] === 'none' && isAboutLink(question.key)) continue;
      const prompt = (text: string) => terminal.question(text, { signal: ended.signal });
      const answer = await answerTo(
        question,
        prompt,
        (text) => generationOf(question.key, text, answers['runs.link_kind'], generations).problem,
      );
      if (answer !== '') answers[question.key] = answer;
    }
  } catch (error) {
    if (!ended.signal.aborted) throw error;
    const texts = Object.entries(answers).map(([key, value]) => ` --meta ${shellWord(`${key}=${value}`)}`);
    console.log(`\n${words.ended}`);
    console.log(texts.length > 0 ? ` ${texts.join('')}` : `  ${words.nothing}`);
  }
  terminal.close();
  return isStopped ? undefined : answers;
}

/** What the column holds, and which values it takes where these are a list. */
function described({ key, field }: Question): string {
  const choices = field.constraints?.enum ? ` (${field.constraints.enum.join(', ')})` : '';
  return `${columns[columnOf(key)] ?? field.description}${choices}`;
}

/** A value that the column takes, or nothing where none is needed. */
async function answerTo(
  question: Question,
  prompt: (text: string) => Promise<string>,
  unlike: (text: string) => string | undefined,
): Promise<string> {
  const { key, field, isRequired } = question;
  // What counts lanes says so itself.
  const unit = field.unit && field.unit !== 'lane' ? ` (${words.inUnit(field.unit)})` : '';
  console.log(`${described(question)}${unit}`);
  for (;;) {
    const answer = (await prompt(`${key}${isRequired ? '' : ` (${words.optional})`}: `)).trim();
    if (answer === '' && !isRequired) return '';
    const problem = answer === '' ? words.required : (problemOf(answer, field) ?? unlike(answer));
    if (problem === undefined) return answer;
    console.log(`  ${problem}`);
  }
}

export function listQuestions(questions: Question[]): void {
  const required = questions.filter(({ isRequired }) => isRequired);
  const optional = questions.filter(({ isRequired }) => !isRequired);
  if (required.length > 0) {
    console.log(`\n${words.missing}`);
    for (const question of required) {
      const { key, field } = question;
      console.log(`  --meta ${shellWord(`${key}=${field.example ?? '…'}`)}   ${described(question)}`);
    }
  }
  if (optional.length > 0) console.log(`\n${words.worth(optional.map(({ key }) => key).join(', '))}`);
}
