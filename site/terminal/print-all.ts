import process from 'node:process';

/** Prints texts as they come, and waits for a slow reader: those of a long answer must not pile up in memory. */
export async function printAll(texts: AsyncIterable<string>): Promise<void> {
  for await (const text of texts) {
    if (!process.stdout.write(text)) await new Promise((resolve) => process.stdout.once('drain', resolve));
  }
}
