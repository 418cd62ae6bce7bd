// JSON files of this site in the browser: each is fetched once, when it is first needed.

const files = new Map<string, Promise<unknown>>();

async function load(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** A file that failed is asked for again the next time. Whoever asks knows what is in it. */
export function jsonFile<Content>(path: string): Promise<Content> {
  const asked =
    files.get(path) ??
    load(path).catch((error: unknown) => {
      files.delete(path);
      throw error;
    });
  files.set(path, asked);
  return asked as Promise<Content>;
}
