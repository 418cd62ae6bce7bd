// Words of the page that makes rows of a board.
export const words = {
  title: 'Add your board',
  description:
    'Paste what dmidecode says of your board: this page makes the rows of its slots. Nothing leaves your browser.',
  lede: 'Run this on the machine, paste what it prints, and add the lines below to the two files. Serial numbers are not read, and nothing leaves your browser.',
  /** With it a link that is in use is noted beside its slot. */
  links: 'Put the output of sudo lspci -vv behind it, and links in use are noted beside their slots.',
  field: 'What dmidecode printed',
  none: {
    long: 'More than a million characters: paste only what the commands above print.',
    nothing: 'No table of dmidecode is in it. It begins with “Handle 0x…, DMI type …”; run the command with sudo.',
    unnamed:
      'The board is not named in it: paste the part below “Base Board Information”, too, or its maker left a template there.',
    template:
      'The slots are a template that the firmware comes with, not those of your board: names such as J6B2 stand on none. Write the rows by the manual.',
    slotless: 'No slot for a card or a drive is in it: paste the parts below “System Slot Information”.',
  },
  found: (board: string, slots: number) => `${board}: ${slots === 1 ? 'one slot' : `${slots} slots`}`,
  check:
    'Look at it beside the manual. Fix what is wrong: how many lanes, which generation, processor or chipset. With a source of your own, write its key into sources and “specified” or “reported” into confidence.',
  slot: 'Slot',
  lanes: 'Lanes',
  generation: 'Generation',
  rows: (file: string) => `For ${file}`,
  copy: 'Copy',
  copied: 'Copied',
  edit: 'Open the file',
  fromIndex: 'makes the rows of a board out of what dmidecode prints on it.',
};
