// Where the links around an answer of the sizer lead.
import { pageLink } from '../common/link.ts';
import { newerAddress } from '../embed/newer.ts';

/** Of a frame: its links lead to what it shows. */
export function leadTo(root: HTMLElement, query: string): void {
  root.querySelector('[data-full]')?.setAttribute('href', pageLink('/sizer/') + query);
  const newer = root.querySelector<HTMLAnchorElement>('[data-newer]');
  if (newer) newer.href = newerAddress(newer.dataset.newer ?? '', query, location.search);
}
