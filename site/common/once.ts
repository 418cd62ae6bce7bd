/** What `make` gives, made when it is first asked for and kept: a build asks for the same rows on thousands of pages. */
export function once<Value>(make: () => Value): () => Value {
  let value: { made: Value } | undefined;
  return () => {
    value ??= { made: make() };
    return value.made;
  };
}
