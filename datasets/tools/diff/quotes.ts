/** Makes what the data say harmless where it is shown. All of it passes here last, whoever has put it together. */
export interface Quotes {
  /** Of names and cells. */
  text(text: string): string;
  /** Of numbers with their units. */
  figure(text: string): string;
}
