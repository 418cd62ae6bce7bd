/** A program that a command needs, and that is not installed: the sentence says how to install it. */
export class MissingError extends Error {}
