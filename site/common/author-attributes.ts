/** What a component makes of an author's attributes. What is wrong with them is said with the file and line where they stand. */
export function inPlace<Made>(placed: string | undefined, make: () => Made): Made {
  const told = (reason: unknown): never => {
    throw placed && reason instanceof Error ? new Error(`${placed}: ${reason.message}`, { cause: reason }) : reason;
  };
  try {
    const attributes = make();
    return attributes instanceof Promise ? (attributes.catch(told) as Made) : attributes;
  } catch (reason) {
    return told(reason);
  }
}
