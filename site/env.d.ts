declare namespace App {
  interface Locals {
    /** Keys of the article's sources, in the order that numbers its citations. */
    sources?: readonly string[];
    /** The file that the author of the page wrote, for what is wrong in it. */
    file?: string;
    /** Terms shown so far. */
    terms?: number;
  }
}
