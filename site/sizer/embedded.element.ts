// The sizer in a frame of another page: shows the chain that is asked for. The form, which few readers of a frame open,
// comes when they do, and takes over.
import { refused } from '../../calc-wasm/js/calc.ts';
import { show } from '../common/page-element.element.ts';
import { askedFrame, askedState, onSet, tell } from '../embed/asked.element.ts';
import { showNoAnswer, showRefused } from '../embed/no-answer.element.ts';
import { fromQuery, toQuery } from './address.ts';
import { coreOf } from './core.element.ts';
import type { Setting } from './setting.ts';
import { leadTo } from './show.element.ts';

const servedBy = (root: HTMLElement): Setting => JSON.parse(root.dataset.setting ?? '');

/** The parts of the chain that is asked for, as its author has named them; nothing of one that cannot be read. */
function partsAsked(root: HTMLElement): string[] {
  const { setting } = fromQuery(askedState(), servedBy(root).chain);
  return (setting?.chain.parts ?? []).map(({ name, kind, count }) =>
    [count !== undefined && Number(count) > 1 ? `${count} ×` : '', name || kind].join(' ').trim(),
  );
}

/** Shows the chain that is asked for, or gives it to `whole` where it cannot be read or answered. */
async function load(root: HTMLElement, whole: () => Promise<void>): Promise<void> {
  const served = servedBy(root);
  const { setting, binary = false, problem } = fromQuery(askedState(), served.chain);
  const isServed = root.dataset.ready === undefined && !setting && !binary;
  if (isServed && problem === undefined) {
    delete root.dataset.unread;
    root.dataset.ready = '';
    tell(root, JSON.parse(root.dataset.told ?? ''));
    return;
  }
  const asked = setting ?? served;
  // What draws another answer than the served one comes with it.
  const [core, { showAnswer }, { toldOf }] = await Promise.all([
    coreOf(root),
    import('./answer.element.ts'),
    import('./embedded.ts'),
  ]);
  const answer = core.size(asked);
  // What cannot be read or answered is explained where the form is.
  if (problem !== undefined || refused(answer)) {
    await whole();
    const error = refused(answer) ? answer.error : undefined;
    // Unless the author has hidden that.
    const isSeen = root.querySelector('details')?.checkVisibility() === true;
    if (!isSeen) showRefused(root, problem ?? `${error?.input} = ${error?.value}`);
    showNumber(root, isSeen);
    delete root.dataset.unread;
    root.dataset.ready = '';
    return;
  }
  showRefused(root, '');
  showNumber(root, true);
  showAnswer(root, answer, { binary });
  leadTo(root, toQuery(asked, { binary }));
  delete root.dataset.unread;
  root.dataset.ready = '';
  tell(root, toldOf(answer, { binary }));
}

/** What was served is the number of another chain. */
function showNumber(root: HTMLElement, isShown: boolean): void {
  const number = root.querySelector<HTMLElement>('.lw-answer__value');
  if (number) number.style.display = isShown ? '' : 'none';
  // The note stands where the answer is hidden.
  const note = root.querySelector<HTMLElement>('p[data-refused]');
  if (note) note.style.display = isShown ? '' : 'block';
}

function start(root: HTMLElement): void {
  const form = root.querySelector('form');
  const fold = root.querySelector('details');
  // Until it is opened it holds another chain than is asked for.
  if (form) form.hidden = true;
  // The lane map says in words what is locked.
  if (fold && askedFrame().lock) fold.hidden = true;
  const alone = new AbortController();
  const whole = async () => {
    await import('./define.element.ts');
    alone.abort();
    if (form) form.hidden = false;
  };
  const failed = () => {
    show(root, '[data-core-failed]', true);
    show(root, '[data-defaults]', root.dataset.unread !== undefined);
    if (fold) fold.hidden = true;
    if (root.dataset.unread !== undefined) {
      showNoAnswer(root, partsAsked(root));
      leadTo(root, askedState());
    }
    delete root.dataset.unread;
  };
  const shown = () => load(root, whole).catch(failed);
  fold?.addEventListener('toggle', () => void whole().catch(failed), { once: true });
  onSet(() => void shown(), alone.signal);
  void shown();
}

for (const root of document.querySelectorAll<HTMLElement>('lw-sizer')) start(root);
