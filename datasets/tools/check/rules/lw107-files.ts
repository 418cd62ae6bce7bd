import { echo } from '../../tables/finding.ts';
import { type DataPackage, foundIn, parsePackage } from '../../tables/package.ts';
import type { PackageFile, Rule } from '../../tables/rule.ts';
import type { Found, Words } from '../../tables/table.ts';
import { didYouMean, Suggester } from '../closest.ts';

export const files: Rule = {
  id: 'LW107',
  level: 'error',
  looksFor: 'Resources in datapackage.json that do not match the CSV files of the set.',
  fix: 'list every CSV file of the folder once, by its plain name, with its descriptor',
  *check({ package: file }) {
    if (!file) return;
    const { content } = parsePackage(file);
    const resources: Resource[] = Array.isArray(content?.resources) ? content.resources : [];
    const listed = new Set(resources.map(pathOf).filter((path) => file.csvFiles.includes(path)));
    yield* checkResources(file, resources);
    yield* unknownFiles(file);
    // That it cannot be read is said once, by the rule of origins.
    for (const path of content ? file.csvFiles.filter((name) => !listed.has(name)) : []) {
      yield foundIn(file, '"resources"', {
        field: 'resources',
        value: path,
        message: `${path} is not listed`,
        expected: 'every CSV file of the folder',
        fixable: file.tableNames.includes(stemOf(path)),
        fix: `add a resource with "path": "${path}"`,
      });
    }
  },
};

type Resource = NonNullable<DataPackage['resources']>[number] | null;

const pathOf = (resource: Resource): string => String(resource?.path ?? '');

const stemOf = (path: string): string => path.replace(/\.csv$/, '');

/** Resources without a file, listed twice, or named otherwise than their file. */
function* checkResources(file: PackageFile, resources: readonly Resource[]): Generator<Found> {
  for (const [index, resource] of resources.entries()) {
    const path = pathOf(resource);
    const report = (words: Omit<Words, 'value'>) => foundIn(file, `"${path}"`, { ...words, value: path });
    if (!file.csvFiles.includes(path)) {
      yield report({
        field: 'resources.path',
        message: 'the resource is not a CSV file of this folder',
        expected: `one of ${file.csvFiles.join(', ')}`,
        fix: 'name a file beside datapackage.json',
      });
      continue;
    }
    if (resources.findIndex((other) => pathOf(other) === path) < index) {
      yield report({
        field: 'resources.path',
        message: 'the resource is listed twice',
        expected: 'every CSV file once',
        fix: 'remove one of the two',
      });
    }
    const schema = `../../schema/${stemOf(path)}.json`;
    if (resource?.schema === schema && resource.name === stemOf(path)) continue;
    yield report({
      field: 'resources',
      message: 'the name or schema of the resource does not match its file',
      expected: `"name": "${stemOf(path)}" and "schema": "${schema}"`,
      fix: 'write both as expected',
    });
  }
}

/** Files of the folder that are no table of the project, and belong elsewhere. */
function* unknownFiles(file: PackageFile): Generator<Found> {
  const suggester = new Suggester();
  for (const path of file.csvFiles) {
    if (file.tableNames.includes(stemOf(path))) continue;
    const suggestions = suggester.closest(stemOf(path), file.tableNames);
    yield foundIn(file, `"${path}"`, {
      field: 'resources.path',
      value: path,
      message: `there is no table of that name${didYouMean(suggestions)}`,
      expected: `a CSV file named after one of ${file.tableNames.join(', ')}`,
      fix: suggestions[0] ? `rename the file to ${suggestions[0]}.csv` : 'rename the file',
    });
  }
  for (const path of file.otherFiles) {
    yield foundIn(file, '', {
      field: 'files',
      value: path,
      message: `${echo(path)} does not belong in a set`,
      expected: 'datapackage.json, CSV files of known tables, and raw files under raw/',
      fix: 'remove it, or move it to raw/ if figures were read from it; links are not followed',
    });
  }
}
