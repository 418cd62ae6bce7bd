// What the drawing of a drop shows.

/** A measured bandwidth or rate, to be drawn. */
export interface Figure {
  label: string;
  value: number;
  unit: 'byte_per_second' | 'operation_per_second';
  /** Whether an error is in its row. */
  wrong: boolean;
}

/** Figures that one drawing can name. */
export const FIGURES = 30;
