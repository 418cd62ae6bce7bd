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
  /** On an address that was made with an earlier version of a chart. */
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
