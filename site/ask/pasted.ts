// What a tool printed and a reader pasted: it stands in no address, not even behind `#`.

/** Longer texts are pastes, read when they are whole. */
export const TYPED = 400;

/** @param page The page that the answer leads to, where there is an answer. */
export const isPasted = (text: string, page = ''): boolean =>
  page === 'diagnose' || text.length > TYPED || text.trim().includes('\n');
