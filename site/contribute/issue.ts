// The address of a new issue that holds a set already: whoever sends it needs no clone and no zip.

/** Characters of an address that forges and browsers take. */
const LONGEST = 7500;

/** What the fields of the form for measurements are called there. */
interface Issue {
  title: string;
  drive: string;
  link: string;
  load: string;
  /** The files of the set as one text. */
  output: string;
}

/**
 * @param form The form for measurements, with its template in the query.
 * @param attach What to say instead of the set where an address has no room for it.
 */
export function issueAddress(form: string, issue: Issue, attach: string): string {
  const withOutput = (output: string): string => {
    const address = new URL(form);
    for (const [name, value] of Object.entries({ ...issue, output })) if (value) address.searchParams.set(name, value);
    return address.href;
  };
  const whole = withOutput(issue.output);
  return whole.length <= LONGEST ? whole : withOutput(attach);
}
