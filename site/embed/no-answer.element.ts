// A frame that has no answer to what its address asks for: it shows none, rather than that to its own defaults in large
// letters, and says what was asked.

/** Hides what was served and shows the author's inputs, or shows the answer again. */
export function showNoAnswer(root: HTMLElement, inputs: readonly string[]): void {
  root.dataset.noAnswer = '';
  const list = root.querySelector<HTMLElement>('[data-asked]');
  const said = list?.querySelector('span');
  if (!list || !said) return;
  list.hidden = inputs.length === 0;
  said.textContent = inputs.join(' · ');
}

/** Says why an address is refused, in place of an answer; an empty text takes that back. */
export function showRefused(root: HTMLElement, why: string): void {
  root.toggleAttribute('data-no-answer', why !== '');
  const note = root.querySelector<HTMLElement>('[data-refused]');
  const said = note?.querySelector('span');
  if (!note || !said) return;
  note.hidden = why === '';
  said.textContent = why;
}
