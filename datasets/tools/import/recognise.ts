import { importers } from './catalog.ts';
import { type Extraction, nothing } from './measurement.ts';
import { decode, type InputFile, SourceText } from './source-text.ts';

/**
 * Takes what it can out of the files: measurements, facts about the set-up, and a notice for
 * everything that it could not take. One file may hold the output of several tools.
 * `tool` restricts the search to one of `tools`; touches no file system and throws nothing.
 */
export function recognise(files: readonly InputFile[], tool?: string): Extraction {
  const extraction = nothing();
  for (const file of files) {
    const source = decode(file);
    if (!(source instanceof SourceText)) {
      extraction.notices.push(source);
      continue;
    }
    const fitting = importers.filter(
      (importer) => (tool === undefined || importer.tool === tool) && importer.recognises(source),
    );
    if (fitting.length === 0) {
      extraction.notices.push(
        source.notice(
          'error',
          1,
          tool === undefined ? 'this is no output that is known' : `this is no output of ${tool}`,
          `give one of: ${importers.map(({ reads }) => reads).join('; ')}`,
        ),
      );
    }
    for (const importer of fitting) {
      const found = importer.read(source);
      extraction.measurements.push(...found.measurements);
      extraction.facts.push(...found.facts);
      extraction.notices.push(...found.notices);
    }
  }
  return extraction;
}
