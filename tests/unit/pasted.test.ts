// Pasted text takes the name of the table that its header is of.
import { expect, test } from 'vitest';
import { loadSchemas } from '../../datasets/tools/repository/repository.ts';
import { pastedName } from '../../site/contribute/pasted-file.ts';

const tables = [...loadSchemas().values()];

test.each([
  ['run_id,source_id,target_id,link_kind\nr,own,t,pcie\n', 'runs.csv'],
  ['result_id;run_id;iops\r\na;r;1\r\n', 'results.csv'],
  ['"target_id"\t"kind"\t"target"\tarray_kind\n', 'targets.csv'],
  // A column is misspelt: the check says so.
  ['run_id,source_id,target_id,link_kind,link_genration\n', 'runs.csv'],
  ['/dev/sda:\n Timing buffered disk reads: 600 MB in 3.00 seconds = 200 MB/sec\n', 'pasted.txt'],
  ['{ "fio version" : "fio-3.33", "jobs" : [] }', 'pasted.txt'],
  ['kind', 'pasted.txt'],
])('%j is %s', (text, name) => {
  expect(pastedName(text, tables)).toBe(name);
});
