/** Tables that say nothing of a board: the example that firmware comes with, which its maker has not filled in. */

/** A slot of a table, whatever it is for. */
export interface TableRow {
  name: string;
  lanes: number | undefined;
  /** Typed as a slot of the bus before PCI Express. */
  isPci?: boolean;
}

/** A place on a circuit diagram, not what is printed at a slot: J6B2, U3700. */
const REFERENCE = /^[JU][0-9]|^[A-Z][0-9][A-Z][0-9]$/;
/** The name of a PCI Express slot, on which no slot of the older bus is. */
const EXPRESS = /PCIE|PCI-E(?!XT)/i;
/** Boards of so many makers with the same slots, three or more, of the same widths: none of them has written the table. */
const MAKERS = 4;
const SLOTS = 3;

/** What one table alone shows. */
export function isExample(table: readonly TableRow[]): boolean {
  if (table.some(({ name }) => REFERENCE.test(name))) return true;
  // Names and types are not those of the same slots: P67 Extreme6, where PCIE1 is typed as PCI and PCI2 as x16.
  if (table.some(({ name, isPci }) => isPci && EXPRESS.test(name))) return true;
  // Every board has a slot of more lanes than one, the examples of firmware mostly have none.
  return table.length >= SLOTS && table.every(({ lanes }) => lanes === 1);
}

/** Learns tables, then tells which of them are templates. */
export class Templates {
  readonly #makers = new Map<string, Set<string>>();

  learn(maker: string, table: readonly TableRow[]): void {
    const key = keyOf(table);
    const makers = this.#makers.get(key);
    if (makers) makers.add(maker);
    else this.#makers.set(key, new Set([maker]));
  }

  isTemplate(table: readonly TableRow[]): boolean {
    if (isExample(table)) return true;
    return table.length >= SLOTS && (this.#makers.get(keyOf(table))?.size ?? 0) >= MAKERS;
  }
}

const keyOf = (table: readonly TableRow[]): string =>
  table.map(({ name, lanes }) => `${name} x${lanes ?? '?'}`).join(', ');
