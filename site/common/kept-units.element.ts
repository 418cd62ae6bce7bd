// Powers of 1000 or of 1024: what a reader chose on one page, for the next. Storage may be blocked.
const KEY = 'lanewise-units';

const keep = ({ target }: Event): void => {
  if (!(target instanceof HTMLSelectElement) || !('units' in target.dataset)) return;
  try {
    localStorage.setItem(KEY, target.value);
  } catch {
    // The page itself still shows what was chosen.
  }
};

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** What the address asks for, in the units that were chosen last where it names none; what is chosen next is kept. */
export function askedInUnits(): string {
  document.addEventListener('change', keep);
  const { search } = location;
  if (kept() !== 'binary' || new URLSearchParams(search).has('units')) return search;
  return `${search === '' ? '?' : `${search}&`}units=binary`;
}
