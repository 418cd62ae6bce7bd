/** Opens the fold that the address leads into, which not every browser does; none does where it leads to its title. */
export function openTarget(): void {
  const target = document.querySelector(':target');
  const fold = target?.closest('details');
  if (!fold || fold.open) return;
  fold.open = true;
  target?.scrollIntoView();
}
