// Words around addresses and lines that a reader takes along, and around embeds themselves.
import type { Format } from './snippets.ts';

export const words = {
  calculator: 'Embed this calculator',
  sizer: 'Embed this answer',
  comparison: 'Embed this comparison',
  help: 'Paste these lines into your page. They keep your inputs, contact no other host, and add a caption for feeds and readers without JavaScript.',
  failed: 'The code could not be loaded. Check the connection and press the button again.',
  /** Where no embed is. */
  missing: {
    title: 'No such embed',
    text: 'Nothing was ever published at this address. Check its spelling, or copy the code again from the calculator’s page.',
    /** Of an embed that there is. */
    version: (asked: string, newest: number) =>
      `There is no version ${asked} of this embed. The newest is version ${newest}.`,
    newest: (newest: number) => `Show version ${newest}`,
    all: 'All calculators',
  },
  /** In a frame of an earlier version of a model. */
  kept: (version: number) => `Numbers from model version ${version}.`,
  newer: (version: number) => `Show these inputs in version ${version}`,
  format: 'Format',
  formats: {
    iframe: { name: 'HTML, no script', hint: 'Works on every page that allows frames.' },
    element: {
      name: 'Custom element',
      hint: 'Inputs are attributes, and each answer is an event. The frame is exactly as tall as its content. The text inside is shown until scripts run.',
    },
    markdown: {
      name: 'Markdown',
      hint: 'For READMEs and forums, which allow no frames. A picture is added when it shows these inputs.',
    },
    link: { name: 'Link', hint: 'Opens the page with these inputs.' },
  } satisfies Record<Format, { name: string; hint: string }>,
  /** Of a choice that the author leaves to the frame. */
  own: 'default',
  ownAccent: 'Own accent colour',
  copy: 'Copy code',
  close: 'Close',
  about: 'All options, events and host settings',
  copied: 'Copied',
  notCopied: 'The browser blocked copying. The text is selected: copy it with the keyboard.',
  /** On an address that was made with an earlier version of the model or the chart. */
  older: (asked: number, answering: number) =>
    `This link was made with version ${asked}; the current version is ${answering}, so numbers may differ.`,
  chart: {
    share: 'Share or embed this chart',
    link: 'Link to this view',
    copyLink: 'Copy link',
    copied: 'Copied.',
    notCopied: 'The browser blocked copying. The text is selected: copy it with the keyboard.',
    embed: 'Embed this chart',
  },
};
