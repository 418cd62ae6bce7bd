/** Opens the `<details>` that the address points into. Not every browser does, and none if it points to the `<summary>`. */
export function openTarget(): void {
  const target = document.querySelector(':target');
  const fold = target?.closest('details');
  if (!fold || fold.open) return;
  fold.open = true;
  target?.scrollIntoView();
}
