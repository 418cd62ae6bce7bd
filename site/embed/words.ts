// Words around addresses and lines that a reader takes along, and around embeds themselves.
export const words = {
  calculator: 'Embed this calculator',
  sizer: 'Embed this answer',
  help: 'Paste these lines into your page. They keep your inputs, contact no other host, and add a caption for feeds and readers without JavaScript.',
  theme: {
    label: 'Frame background',
    own: 'its own, fits any page',
    light: 'match a light page',
    dark: 'match a dark page',
    auto: 'match a page that follows the reader’s system',
  },
  /** On an address that was made with an earlier version of the model or the chart. */
  older: (asked: number, answering: number) =>
    `This link was made with version ${asked}; the current version is ${answering}, so numbers may differ.`,
  chart: {
    share: 'Share or embed this chart',
    link: 'Link to this view',
    copyLink: 'Copy link',
    copyEmbed: 'Copy embed code',
    copied: 'Copied.',
    notCopied: 'The browser blocked copying. The text is selected: copy it with the keyboard.',
    embed: 'Embed this chart',
  },
};
