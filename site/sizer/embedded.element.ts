// The sizer in a frame of another page: shows the chain of the address. The form, which few readers of a frame open,
// comes when they do, and takes over.
import { refused } from '../../calc-wasm/js/calc.ts';
import { fromQuery, toQuery } from './address.ts';
import { leadTo, show, showAnswer } from './answer.element.ts';
import { coreOf } from './core.element.ts';

async function start(root: HTMLElement): Promise<void> {
  const form = root.querySelector('form');
  // Until then it holds another chain than the address asks for.
  if (form) form.hidden = true;
  const whole = async () => {
    await import('./define.element.ts');
    if (form) form.hidden = false;
  };
  const failed = () => show(root, '[data-core-failed]', true);
  const opened = () => whole().catch(failed);
  root.querySelector('details')?.addEventListener('toggle', () => void opened(), { once: true });
  const { setting, binary = false, problem } = fromQuery(location.search);
  if (!setting && !binary && problem === undefined) {
    delete root.dataset.unread;
    root.dataset.ready = '';
    return;
  }
  try {
    const asked = setting ?? JSON.parse(root.dataset.setting ?? '');
    const answer = (await coreOf(root)).size(asked);
    // What cannot be read or answered is explained where the form is.
    if (problem !== undefined || refused(answer)) {
      await whole();
      return;
    }
    showAnswer(root, answer, { binary });
    leadTo(root, toQuery(asked, { binary }));
    delete root.dataset.unread;
    root.dataset.ready = '';
  } catch {
    failed();
  }
}

for (const root of document.querySelectorAll<HTMLElement>('lw-sizer')) void start(root);
