// Words of boards by name: their list and the page of each.
import { words as conditions } from '../common/board-conditions.words.ts';
import { formOf } from '../common/plural.ts';
import { words as forms } from '../common/slot-forms.words.ts';
import type { BoardSlotsRow } from '../generated/datasets.ts';

const attached: Record<NonNullable<BoardSlotsRow['attached_to']>, string> = {
  processor: 'processor',
  chipset: 'chipset',
};

export const words = {
  title: 'Which slot of this board does a card go into?',
  description:
    'Slots of mainboards and servers by name: how long each is, how many lanes it has, what it is attached to, and what machines have in it.',
  short: 'Boards',
  lede: (boards: string, machines: string) =>
    `${boards} boards, from the BIOS of ${machines} machines and from manuals and reviews. A long slot may have only one lane: each board’s page says which.`,
  /** How often firmware is right, as far as anybody looked it up. */
  checked: (of: Record<'slots' | 'boards' | 'cells' | 'same' | 'lanes' | 'sameLanes', string>) =>
    `How reliable is the BIOS? ${of.slots} slots of ${of.boards} boards were compared with manuals, reviews and coreboot: of ${of.cells} cells that both state, ${of.same} agree; of ${of.lanes} numbers of lanes, ${of.sameLanes}. What differed was corrected or left open.`,
  checks: 'Every comparison',
  others: 'Other makers',
  fromData: 'Which slot does a card go into? Boards by name',
  find: 'Find a board, a maker or a chipset, such as B650',
  wide: 'Card slots with eight lanes or more',
  m2: 'M.2 sockets',
  atLeast: (many: number) => `${many} or more`,
  any: 'any',
  shown: (boards: number, text: string) => formOf(boards, { one: `1 board: ${text}`, other: `${text} boards` }),
  none: 'No board here fits. Remove a word, or plan with the usual slots of its chipset:',
  planner: 'the planner',
  /** Behind it: the title of the page that does. */
  missing: 'Is yours not in the list?',
  forms,
  attached,
  summary: (wide: number, narrow: number, m2: number) =>
    [wide > 0 && `${wide} wide`, narrow > 0 && `${narrow} narrow`, m2 > 0 && `${m2} M.2`].filter(Boolean).join(', '),
  board: {
    description: (name: string, slots: string) =>
      `Slots of the ${name}: ${slots}. Lanes, generation and what each is attached to, from firmware, manuals and reviews.`,
    slots: 'Slots',
    cards: {
      title: 'Which card goes where?',
      heads: { card: 'Card', best: 'Best slot', next: 'Next best' },
      names: {
        graphics: 'Graphics card, ×16',
        adapter: 'HBA, RAID or network card, ×8',
        nvme: 'NVMe drive on a card, ×4',
      },
      place: (slots: string, lanes: number, of: number) =>
        lanes === of ? `${slots}: all ${of} lanes` : `${slots}: ${lanes} of ${of} lanes`,
      none: 'no slot listed for it',
      /** Above the picture of the slots: which card it shows. */
      shown: 'In the picture',
      noCard: 'no card',
      seat: (slot: string) => `The card goes into ${slot}.`,
      conditions: 'What turns what off',
      note: 'From the lanes listed below, for one card at a time. A BIOS may list more than there are: check the manual.',
    },
    whole: (slots: string, lanes: number) => `A card with ${lanes} lanes gets all of them in ${slots}.`,
    /** Behind it, of several: the processor has fewer. */
    together: (lanes: string) =>
      `Together these slots have more lanes than the processor’s ${lanes}: with cards in several, each may get fewer.`,
    /** Around what nothing but firmware says. */
    reported: (machines: number, text: string, claims: string) =>
      formOf(machines, {
        one: `Reported by the BIOS of 1 machine; check the manual: ${claims}`,
        other: `Reported by the BIOS of ${text} machines; check the manual: ${claims}`,
      }),
    stated: (slots: string, many: number) =>
      `${slots} ${formOf(many, { one: 'has', other: 'have' })} eight lanes or more.`,
    crowded: (slots: string, many: number, lanes: number) =>
      formOf(many, {
        one: `${slots} is listed with ${lanes} lanes, but another slot may have them: the processor has ${lanes} for all.`,
        other: `${slots} are listed with ${lanes} lanes each, but the processor has ${lanes} for all.`,
      }),
    widest: (slots: string, many: number, lanes: number) =>
      `No slot with eight lanes is listed; the widest, ${slots}, ${formOf(many, { one: 'has', other: 'have' })} ${lanes === 1 ? 'one' : lanes}.`,
    /** Of a list that firmware wrote: slots may be missing from it. */
    listed: (slots: string, many: number, lanes: number, missing: string) =>
      `its list has no slot with eight lanes, but may be incomplete${missing === '' ? '' : ` (${missing} is missing)`}; the widest in it, ${slots}, ${formOf(many, { one: 'has', other: 'have' })} ${lanes === 1 ? 'one' : lanes}.`,
    trap: (slots: string, many: number, length: number, lanes: number) =>
      `${slots} ${formOf(many, { one: 'is', other: 'are' })} ×${length} in size but ${formOf(many, { one: 'has', other: 'have' })} ${formOf(lanes, { one: 'one lane', other: `${lanes} lanes` })}.`,
    doubted: (slot: string, lanes: number, seen: number, machines: number) =>
      `The BIOS gives ${slot} ${lanes} lanes, but in ${machines} machines no link in it was wider than ×${seen}: check the manual.`,
    unsure: (slots: string, many: number) =>
      `How many lanes ${slots} ${formOf(many, { one: 'has', other: 'have' })} is unknown: check the manual.`,
    ran: (slot: string, seen: number, machines: number) =>
      formOf(machines, {
        one: `In 1 machine, a link in ${slot} was ×${seen}.`,
        other: `In ${machines} machines, links in ${slot} were ×${seen} at most.`,
      }),
    shared: (link: string, ceiling: string) =>
      `Everything attached to the chipset shares its uplink, ${link}: at most ${ceiling} each way.`,
    map: {
      processor: 'Processor',
      chipset: 'Chipset',
      /** What a slot is attached to, of which no source says which. */
      either: 'Processor or chipset',
      unsure: 'no source says which',
      uplink: (ceiling: string) => `shared by all of these: ${ceiling} each way`,
      unknownUplink: 'uplink: unknown here',
      doubted: 'lane count uncertain, check the manual',
      missing: (lanes: number) =>
        formOf(lanes, { one: '1 contact without a lane', other: `${lanes} contacts without a lane` }),
      /** What a slot is left with, when, and by what, as the manual prints it. */
      condition: (lanes: number, cause: keyof typeof conditions.causes, what: string) =>
        `${lanes === 0 ? 'off' : `×${lanes}`} when ${conditions.causes[cause]} ${what}`,
      key: { track: 'connected lane', missing: 'contact without a lane', unknown: 'number of lanes unknown' },
      more: (text: string) => ({ one: '1 more slot', other: `${text} more slots` }),
    },
    hangs: 'Attached to',
    lanes: 'Lanes',
    length: 'Length',
    generation: 'Generation',
    ceiling: 'Ceiling, each way',
    seen: 'Known from',
    slot: 'Slot',
    size: 'Size',
    /** A question for the box: a card that most people mean, in this slot. */
    question: (card: string, slot: string, board: string) => `${card} in ${slot} of ${board}`,
    open: 'unknown',
    tables: (tables: number, text: string) => formOf(tables, { one: '1 table', other: `${text} tables` }),
    width: (lanes: number, machines: number) =>
      formOf(machines, { one: `in use in 1, ×${lanes}`, other: `in use in ${machines}, up to ×${lanes}` }),
    /** Behind the number of tables, or alone: who wrote a manual or a review. */
    from: (writers: string) => `from ${writers}`,
    basis: (machines: number, text: string) =>
      formOf(machines, {
        one: 'Reported by the BIOS of 1 machine; check the manual.',
        other: `Reported by the BIOS of ${text} machines, most of which agree on each cell; check the manual.`,
      }),
    /** Manuals and reviews beside the firmware. */
    mended: (writers: string) => `Corrections and additions come from ${writers}.`,
    /** No firmware table of the board was read. */
    basisOfTexts: (writers: string) =>
      `These slots come from ${writers}; no BIOS of this board was read. A slot that is not listed here may be there all the same. The manual decides, and so does LnkSta of lspci -vv.`,
    caution:
      'The BIOS may be wrong. Where it contradicts the processor or a link in use, the lanes are left open here. A slot that is not listed here may be there all the same. The manual decides, and so does LnkSta of lspci -vv.',
    generationIs: 'This is the slot’s generation; an older processor makes it slower.',
    conditions: {
      title: conditions.title,
      heads: { slot: 'Slot or port', when: 'When', lanes: 'Lanes left' },
      causes: conditions.causes,
      off: 'none: it is off',
    },
    sharing:
      'Slots and M.2 sockets of desktop boards often take lanes from one another when both are used. The manual says which.',
    sizeOn: (board: string) => `Size a build on the ${board}`,
    plan: (board: string) => `Plan with the slots of the ${board}`,
    chipset: 'Chipset',
    systems: 'Sold as',
    models: 'Board',
    revision: 'Revision',
    correct: 'Is a slot missing or wrong? Each is one line of a CSV file:',
  },
};
