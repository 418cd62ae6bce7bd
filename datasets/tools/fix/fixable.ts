/** Which findings a machine can mend: what it does is tried, since one fault of a file can stand before another. */
import { check } from '../check/check.ts';
import type { Finding } from '../tables/finding.ts';
import type { Subject } from '../tables/rule.ts';
import type { SetFile } from '../tables/subject.ts';
import { fix } from './fix.ts';

/** The findings of `files`; fixable are those that are no longer there once they are fixed. */
export function mendable(
  findings: readonly Finding[],
  files: readonly SetFile[],
  load: (files: readonly SetFile[]) => Subject,
): Finding[] {
  if (!findings.some(({ fixable }) => fixable)) return [...findings];
  const left = new Map<string, number>();
  for (const finding of check(load(fix(files, load).files))) {
    left.set(alike(finding), (left.get(alike(finding)) ?? 0) + 1);
  }
  return findings.map((finding) => {
    const again = left.get(alike(finding)) ?? 0;
    if (!finding.fixable || again === 0) return finding;
    left.set(alike(finding), again - 1);
    return { ...finding, fixable: false };
  });
}

/** What two findings have in common of which one is left; their lines may have moved. */
const alike = ({ file, rule, field, value, message }: Finding): string =>
  [file, rule, field, value, message].join('\n');
