/** Where a message stands. */
export interface Place {
  line: number;
  /** Which of several logs in one paste, from 0: the next begins where a name is given to another device. */
  listing: number;
}
