/** Not in the DOM's types: a hint of some browsers. */
interface Connection {
  saveData?: boolean;
}

/** Whether the reader wants no more fetched than what is asked for. */
export const savesData = (): boolean => (navigator as { connection?: Connection }).connection?.saveData === true;
