// Words around addresses and lines that a reader takes along, and around embeds themselves.
export const words = {
  calculator: 'Put this calculator into your page',
  sizer: 'Put this answer into your page',
  help: 'Paste these lines. They keep your inputs, contact no other host, and say under the frame what it shows, for readers without JavaScript and for feeds.',
  theme: {
    label: 'Background of the frame',
    own: 'its own, fits any page',
    light: 'that of your light page',
    dark: 'that of your dark page',
    auto: 'that of your page, which follows the reader’s system',
  },
  /** On an address that was made with an earlier version of the model or the chart. */
  older: (asked: number, answering: number) =>
    `This address was made with version ${asked}; version ${answering} answers now, so numbers may differ.`,
  chart: {
    share: 'Share or embed this chart',
    link: 'Address of what is shown',
    copyLink: 'Copy link',
    copyEmbed: 'Copy embed code',
    copied: 'Copied.',
    notCopied:
      'The browser did not let the page copy. The text is selected: copy it with your keys.',
    embed: 'Put this chart into your page',
  },
};
