// A paste that the box leads to the diagnosis with: kept in this tab for one page, and never in an address.
const KEY = 'lanewise-handed-paste';

export function handPaste(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Where the browser keeps nothing, it is pasted again.
  }
}

/** What was handed over, once. */
export function handedPaste(): string {
  try {
    const text = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.removeItem(KEY);
    return text;
  } catch {
    return '';
  }
}
