// Addresses of figures from when they stood on the first page of the data lead on to their page, selection and all.
const link = document.querySelector<HTMLAnchorElement>('[data-figures]');
const FORMER = new Set(['#rows', '#facets', '#charts', '#sql', '#download']);
if (link && (isSelection(location.search) || FORMER.has(location.hash))) {
  location.replace(link.pathname + location.search + location.hash);
}

/** Trackers add parameters of their own to any address. */
function isSelection(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some((name) => !/^(?:utm_|fbclid|gclid|ref$)/.test(name));
}
