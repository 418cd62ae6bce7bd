// A press on one of the buttons of a figure: what makes the file comes with the first one.
export async function saveFile({ target }: Event): Promise<void> {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-save]') : null;
  if (button?.closest('figure')) (await import('./save.element.ts')).save(button);
}
