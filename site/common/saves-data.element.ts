/** Whether the reader wants no more fetched than what is asked for: a hint of some browsers, not in the DOM's types. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
