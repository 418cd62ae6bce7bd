// Words of what is kept for use without a connection.
import { formOf } from '../common/plural.ts';
import type { Reason } from './complete-file.ts';

export const words = {
  link: 'Offline',
  title: 'Offline use',
  description:
    'Which pages this browser keeps for use without a connection, how much space they take, and how to remove them.',
  lead: 'Lanewise works without a connection. This browser keeps the calculators, the sizer, the planner, the glossary, the search and the articles.',
  missing: {
    title: 'This page is not kept on this device',
    text: 'You are offline, and this page has not been opened in this browser before. The pages below work without a connection.',
    again: 'Try again',
  },
  state: {
    looking: 'Looking at what is kept …',
    none: 'Nothing is kept yet. The pages are fetched a few seconds after you open a page, unless your browser asks sites to save data.',
    off: 'Nothing is kept, as you chose. New pages are not kept until you press “Keep pages”.',
    unable:
      'This browser does not let this site keep pages. That needs a secure connection (HTTPS) and storage that is not blocked.',
    keeping: 'Fetching the pages …',
    failed: 'The pages could not be fetched. Check the connection and try again.',
    gaveUp: 'The pages could not be kept, and the browser does not say why. Try again.',
    /** Why they are not, by the reason. */
    notKept: {
      refused: 'The pages could not be fetched: the server answered with an error. Try again in a few minutes.',
      changed:
        'Nothing was kept: a file arrived with other content than this site published. A sign-in page of the network (hotel, train) or a connection that cut it short can cause this. Open the site in a new tab, sign in if asked, then try again.',
      full: 'Nothing was kept: this device, or this site’s storage in the browser, is full. Free some space and try again.',
    } satisfies Record<Exclude<Reason, 'lost'>, string>,
    kept: (pages: number, size: string) =>
      `${pages} ${formOf(pages, { one: 'page is', other: 'pages are' })} kept, using ${size} on this device.`,
  },
  keep: 'Keep pages',
  remove: 'Remove what is kept',
  list: { kept: 'Kept in advance', opened: 'Kept since you opened them' },
  about: {
    title: 'What is kept, and when',
    advance: (size: string) =>
      `The pages listed under “Kept in advance” are fetched before you open them: at most ${size} compressed, in the language that you read.`,
    opened: (count: number, size: string) =>
      `Any other page, chart or table, and the database once you query it, is kept when you open it: up to ${count} files and ${size}. The oldest files are removed first.`,
    fresh:
      'With a connection, pages come from the network. A kept page is shown only if the network fails or does not answer within four seconds.',
    newer: 'A newer version never replaces a page while you read it. A line offers to reload.',
    remove:
      '“Remove what is kept” also removes the program that keeps pages (the service worker). Nothing is kept again until you press “Keep pages”.',
  },
  noScript: 'Keeping pages needs JavaScript, which is switched off.',
  update: {
    text: 'A newer version of this page is ready.',
    reload: 'Reload',
    /** Of a page that the network did not send, or not in time. */
    copy: 'The network did not send this page. This is a copy that your browser keeps.',
    /** Before its day. */
    kept: 'Kept on',
  },
};
