/** Configurations side by side: fewer is nothing to compare, more does not fit. */
export const FEWEST = 2;
export const MOST = 6;
