/** Control, format (bidirectional marks, zero-width), separators other than space, lone surrogates. */
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
