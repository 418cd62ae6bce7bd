// What an author asks a frame for, in words that need no core: the frame may be unable to compute.

/** Parameters of every embed that are no inputs. */
const NO_INPUTS = new Set(['v', 'units', 'answer']);
/** More say no more, and an address may hold thousands. */
const MOST = 24;
const LONGEST = 60;

/** An input as the form of the frame knows it. */
export interface Known {
  label: string;
  /** Of a choice, what its values are called. */
  options?: Readonly<Record<string, string>>;
}

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1).toWellFormed()}…` : text);

/**
 * The inputs of an address, each with its label: "Lanes x1". Names that the form does not have ask for nothing.
 * @param query "?v=1&lanes=1".
 * @param known Of an input, by its name with underscores.
 */
export const askedInputs = (query: string, known: (name: string) => Known | undefined): string[] =>
  [...new URLSearchParams(query)]
    .filter(([name]) => !NO_INPUTS.has(name))
    .flatMap(([name, value]) => {
      const input = known(name.replaceAll('-', '_'));
      if (!input) return [];
      const { label, options = {} } = input;
      const text = Object.hasOwn(options, value) ? options[value] : undefined;
      return `${label} ${cut(text ?? value)}`;
    })
    .slice(0, MOST);
