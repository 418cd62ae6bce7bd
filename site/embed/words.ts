// Words around addresses and lines that a reader takes along, and around embeds themselves.
import type { ParameterName } from './parameters.ts';
import type { Format } from './snippets.ts';

export const words = {
  calculator: 'Embed this calculator',
  sizer: 'Embed this answer',
  comparison: 'Embed this comparison',
  help: 'Paste these lines into your page. They keep your inputs, contact no other host, and add a caption for feeds and readers without JavaScript.',
  /** Where no embed is. */
  missing: {
    title: 'No such embed',
    text: 'Nothing was ever published at this address. Check it for a misspelling, or copy the code again from the page of the calculator.',
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
    loader: {
      name: 'HTML with a script',
      hint: 'The script gives the frame the height of its content and reports each answer as an event.',
    },
    element: {
      name: 'Custom element',
      hint: 'Inputs are attributes. The text inside is shown until scripts run.',
    },
    markdown: {
      name: 'Markdown',
      hint: 'For READMEs and forums, which allow no frames. A picture is added when it shows these inputs.',
    },
    wordpress: {
      name: 'WordPress',
      hint: 'Paste into the code editor of a post. Your account needs the right to post unfiltered HTML.',
    },
    hugo: {
      name: 'Hugo',
      hint: 'Needs the shortcode template from the page about embeds in your site, once.',
    },
    link: { name: 'Link', hint: 'Opens the page with these inputs.' },
  } satisfies Record<Format, { name: string; hint: string }>,
  /** Of a choice that the author leaves to the frame. */
  own: 'default',
  looks: {
    theme: {
      label: 'Frame background',
      own: 'its own, fits any page',
      options: {
        light: 'match a light page',
        dark: 'match a dark page',
        auto: 'match a page that follows the reader’s system',
      },
    },
    accent: { label: 'Accent colour', own: 'default', options: {} },
    font: {
      label: 'Font',
      own: 'default',
      options: { system: 'system', serif: 'serif', mono: 'monospace' },
    },
    radius: { label: 'Corner radius, px', own: 'default', options: {} },
    controls: {
      label: 'Controls',
      own: 'default',
      options: { none: 'none, the answer alone', basic: 'basic inputs', all: 'all inputs' },
    },
    lock: {
      label: 'Inputs',
      own: 'readers can change them',
      options: { all: 'locked' },
    },
  } satisfies Record<
    ParameterName,
    { label: string; own: string; options: Readonly<Record<string, string>> }
  >,
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
