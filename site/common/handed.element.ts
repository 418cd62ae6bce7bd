// What one page hands to the next: kept in this tab, in no address, and for one page. Every page loads this file, so a page
// that has no use for it forgets it, too.
const KEYS = { paste: 'lanewise-handed-paste', figures: 'lanewise-handed-figures' } as const;
type Handed = keyof typeof KEYS;

/** The browser's answer, unless it keeps nothing here. */
function stored<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

function forget(): void {
  for (const key of Object.values(KEYS)) stored((storage) => storage.removeItem(key));
}

const handed = {
  paste: stored((storage) => storage.getItem(KEYS.paste)) ?? undefined,
  figures: stored((storage) => storage.getItem(KEYS.figures)) ?? undefined,
};
forget();
// A page that the browser kept whole and shows again runs no script anew.
addEventListener('pageshow', ({ persisted }) => persisted && forget());

/** What the page before handed over, once. */
export function handedOver(what: Handed): string | undefined {
  const text = handed[what];
  handed[what] = undefined;
  return text;
}

/** Whether it is kept for the next page: a browser may refuse, or have no room for so much. */
export const handOver = (what: Handed, text: string): boolean =>
  stored((storage) => {
    storage.setItem(KEYS[what], text);
    return true;
  }) ?? false;

/** Hands a text to the page behind a link, wherever the click opens it. */
export function handAlong(what: Handed, text: string, event: MouseEvent, href: string): void {
  const opensHere = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey);
  // The right button opens nothing, Alt saves the page.
  if (event.button > 1 || event.altKey || !handOver(what, text) || opensHere) return;
  event.preventDefault();
  // A page that this one opens starts with a copy of what this tab keeps.
  open(href);
  forget();
}
