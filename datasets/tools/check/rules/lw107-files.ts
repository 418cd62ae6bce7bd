import { echo } from '../../tables/finding.ts';
import { foundIn, parsePackage } from '../../tables/package.ts';
import type { Rule } from '../../tables/rule.ts';
import { didYouMean, Suggester } from '../closest.ts';

export const files: Rule = {
  id: 'LW107',
  level: 'error',
  looksFor: 'Resources in datapackage.json that do not match the CSV files of the set.',
  fix: 'list every CSV file of the folder once, by its plain name, with its descriptor',
  *check({ package: file }) {
    if (!file) return;
    const { content } = parsePackage(file);
    const isRead = content !== undefined;
    const resources = Array.isArray(content?.resources) ? content.resources : [];
    const listed = new Set<string>();
    for (const resource of resources) {
      const path = String(resource?.path ?? '');
      const table = path.replace(/\.csv$/, '');
      if (!file.csvFiles.includes(path)) {
        yield foundIn(file, `"${path}"`, {
          field: 'resources.path',
          value: path,
          message: 'the resource is not a CSV file of this folder',
          expected: `one of ${file.csvFiles.join(', ')}`,
          fix: 'name a file beside datapackage.json',
        });
        continue;
      }
      if (listed.has(path)) {
        yield foundIn(file, `"${path}"`, {
          field: 'resources.path',
          value: path,
          message: 'the resource is listed twice',
          expected: 'every CSV file once',
          fix: 'remove one of the two',
        });
      }
      listed.add(path);
      const schema = `../../schema/${table}.json`;
      if (resource.schema !== schema || resource.name !== table) {
        yield foundIn(file, `"${path}"`, {
          field: 'resources',
          value: path,
          message: 'the name or schema of the resource does not match its file',
          expected: `"name": "${table}" and "schema": "${schema}"`,
          fix: 'write both as expected',
        });
      }
    }
    const suggester = new Suggester();
    for (const path of file.csvFiles) {
      const stem = path.replace(/\.csv$/, '');
      if (file.tableNames.includes(stem)) continue;
      const suggestions = suggester.closest(stem, file.tableNames);
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
    // That it cannot be read is said once, by the rule of origins.
    for (const path of isRead ? file.csvFiles.filter((name) => !listed.has(name)) : []) {
      yield foundIn(file, '"resources"', {
        field: 'resources',
        value: path,
        message: `${path} is not listed`,
        expected: 'every CSV file of the folder',
        fixable: file.tableNames.includes(path.replace(/\.csv$/, '')),
        fix: `add a resource with "path": "${path}"`,
      });
    }
  },
};
