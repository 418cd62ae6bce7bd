// Words of the page that makes rows of a board.
export const words = {
  title: 'Add your board',
  description:
    'Paste what dmidecode prints for your board: this page turns it into rows for its slots. Nothing leaves your browser.',
  lede: 'Run this on the machine, paste what it prints, and add the lines below to the two files. Serial numbers are not read, and nothing leaves your browser.',
  /** With it a link that is in use is noted beside its slot. */
  links: 'Add the output of sudo lspci -vv below it to note which links are in use.',
  field: 'What dmidecode printed',
  none: {
    long: 'More than a million characters: paste only what the commands above print.',
    nothing: 'It has no dmidecode table. One begins with “Handle 0x…, DMI type …”; run the command with sudo.',
    unnamed:
      'It does not name the board: paste the part below “Base Board Information”, too, or its maker left a template there.',
    template:
      'These slots are a firmware template, not your board: no board has names such as J6B2 printed on it. Write the rows from the manual.',
    slotless: 'It has no slot for a card or drive: paste the parts below “System Slot Information”.',
  },
  found: (board: string, slots: number) => `${board}: ${slots === 1 ? 'one slot' : `${slots} slots`}`,
  check:
    'Compare it with the manual. Fix what is wrong: how many lanes, which generation, processor or chipset. With a source of your own, write its key into sources and “specified” or “reported” into confidence.',
  slot: 'Slot',
  lanes: 'Lanes',
  generation: 'Generation',
  rows: (file: string) => `For ${file}`,
  copy: 'Copy',
  copied: 'Copied',
  edit: 'Open the file',
  fromIndex: 'makes the rows of a board out of what dmidecode prints on it.',
};
