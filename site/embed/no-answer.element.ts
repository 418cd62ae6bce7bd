// A frame that has no answer to what its address asks for: it shows none, rather than that to its own defaults in large
// letters, and says what was asked.

/** Hides what was served and shows the author's inputs, or shows the answer again. */
export function showNoAnswer(root: HTMLElement, inputs: readonly string[]): void {
  root.dataset.noAnswer = '';
  const list = root.querySelector<HTMLElement>('[data-asked]');
  const element = list?.querySelector('span');
  if (!list || !element) return;
  list.hidden = inputs.length === 0;
  element.textContent = inputs.join(' · ');
}

/** Says why an address is refused, in place of an answer; an empty text takes that back. */
export function showRefused(root: HTMLElement, why: string): void {
  root.toggleAttribute('data-no-answer', why !== '');
  const note = root.querySelector<HTMLElement>('[data-refused]');
  const element = note?.querySelector('span');
  if (!note || !element) return;
  note.hidden = why === '';
  element.textContent = why;
}
