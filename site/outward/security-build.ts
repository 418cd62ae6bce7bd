// Where to report a weakness: security.txt, RFC 9116.
import { fileLink } from '../common/link.ts';

/** A year, the most that the RFC advises: a site that nobody builds any more should not promise an answer. */
const DAYS = 365;
const DAY_MS = 86_400_000;

/** Its place on a host; below a path, the owner of the host names it in a file of their own. */
export const SECURITY = '.well-known/security.txt';

/** @param contact Where a weakness is reported. */
export function security(site: URL | undefined, contact: string, today = new Date()): string {
  // Whole days: two builds of one day are the same.
  const day = Math.floor(today.getTime() / DAY_MS);
  const expires = new Date((day + DAYS) * DAY_MS).toISOString();
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, ru',
    ...(site ? [`Canonical: ${new URL(fileLink(`/${SECURITY}`), site).href}`] : []),
    '',
  ].join('\n');
}
