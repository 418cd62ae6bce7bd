// What a page offers to papers that cite it.
import { expect, test } from 'vitest';
import { citation } from '../../site/frame/citation-build.ts';

const of = (title: string) =>
  citation({ url: 'https://lanewise.example/ru/a-b/', title, dated: new Date('2026-01-30') });

test('BibTeX keeps the letters of every language, and escapes what LaTeX obeys', () => {
  expect(of('Почему ×4 – не ×8: 50 % & RAID_5 #1').bibtex).toBe(`@misc{lanewise-ru-a-b,
  author = {{The Lanewise contributors}},
  title = {{Почему ×4 – не ×8: 50 \\% \\& RAID\\_5 \\#1}},
  howpublished = {Lanewise},
  year = {2026},
  month = jan,
  url = {https://lanewise.example/ru/a-b/},
}`);
  expect(of('\\x{^~$}').bibtex).toContain(
    'title = {{\\textbackslash{}x\\{\\textasciicircum{}\\textasciitilde{}\\$\\}}}',
  );
});
