// The archive with which other people host embeds themselves. scripts/embed-archive makes it of the built site, so that
// the page that offers it is built first: it holds these in place of what is known then.

export interface Archive {
  /** With the version of the site and a hash of the bytes. */
  name: string;
  kilobytes: string;
}

export const unwritten: Archive = { name: 'unwritten-name', kilobytes: 'unwritten-kilobytes' };
