declare namespace App {
  interface Locals {
    /** Keys of the article's sources, in the order that numbers its citations. */
    sources?: readonly string[];
    /** Terms shown so far. */
    terms?: number;
  }
}
