// Words around addresses and lines that a reader takes along.
export const words = {
  calculator: {
    title: 'Put this calculator into your page',
    help: 'Paste this line. It shows your inputs, works alone and asks no other host for anything.',
  },
  chart: {
    share: 'Share or embed this chart',
    link: 'Address of what is shown',
    copyLink: 'Copy link',
    copyEmbed: 'Copy embed code',
    copied: 'Copied.',
    notCopied: 'The browser did not let the page copy: it is selected, copy it with your keys.',
    embed: 'Put this chart into your page',
    embedHelp: 'It needs no other files, asks no third party, and keeps your choice.',
  },
};
