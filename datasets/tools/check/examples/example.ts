/** What a rule finds, shown: data with the mistake and the same data fixed. */

/** A cell of an example: a date or number as it is written in the file. */
export type Cells = Record<string, string>;

export type Sample =
  /** Rows that name only the cells that matter, of one table and of those beside it. */
  | {
      table: string;
      rows: Cells[];
      beside?: Record<string, Cells[]>;
      /** Rows of the same table in other sets. */
      peers?: Cells[];
      /** What other sets reach on such a link, in bytes per second, and what the link lets through. */
      elsewhere?: { low: number; ceiling: number; sources: number };
      /** Rows that the registry has of the same table; the rows are those of a set then. */
      registry?: Cells[];
      /** The day of the check. */
      today?: string;
      /** Keys of the list of sources. */
      citations?: string[];
    }
  /** A file as it is. */
  | { table: string; text: string }
  /** What datapackage.json says, and the files beside it. */
  | { package: object; files?: string[] };

export interface Example {
  wrong: Sample;
  right: Sample;
}
