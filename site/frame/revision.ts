// Every page states the revision of its own text, by which a page that is open is told apart from a newer one.
// site/build/finish.ts writes it, when the page is done.

/** What a page states until then. */
export const UNSTAMPED = 'unstamped';
