// Addresses of figures from when they stood on the first page of the data lead on to their page, selection and all.
import { PARAMETERS } from './views.ts';

const link = document.querySelector<HTMLAnchorElement>('[data-figures]');
const FORMER = new Set(['#rows', '#facets', '#charts', '#sql', '#download']);
if (link && (isSelection(location.search) || FORMER.has(location.hash))) {
  location.replace(link.pathname + location.search + location.hash);
}

/** Trackers add parameters of their own to any address, and the table of drives has its own. */
function isSelection(search: string): boolean {
  const own = new Set(PARAMETERS.map(({ name }) => name));
  return [...new URLSearchParams(search).keys()].some(
    (name) => !own.has(name) && !/^(?:utm_|fbclid|gclid|ref$)/.test(name),
  );
}
