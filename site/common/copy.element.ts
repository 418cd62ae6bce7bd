// Copies a text, and lets the button that was pressed say so.

/** How long a button says that it has copied. */
const COPIED_FOR = 2000;

/** Labels of buttons that say "Copied" now: pressed again, one must not take that for its own. */
const labels = new WeakMap<HTMLButtonElement, string>();

/** Whether the browser allowed it. */
export async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the browser allowed it. */
export async function copyBy(button: HTMLButtonElement, text: string, copied: string): Promise<boolean> {
  if (!(await isCopied(text))) return false;
  const label = labels.get(button) ?? button.textContent;
  labels.set(button, label);
  button.textContent = copied;
  setTimeout(() => {
    button.textContent = label;
    labels.delete(button);
  }, COPIED_FOR);
  return true;
}
