// The findings of the diagnosis at build time: what each says about its example comes from its rule itself.

import { examples, findingsIn } from '../examples/examples.ts';
import { rules } from '../rules/catalog.ts';
import type { DiagnosticRule, Finding } from '../rules/finding.ts';
import { findingPath } from './findings.ts';

export interface FindingPage {
  rule: DiagnosticRule;
  path: string;
  /** Lines of the example, and whether a finding names them. */
  paste: { text: string; isNamed: boolean }[];
  clean: string;
  found: Finding[];
}

let pages: FindingPage[] | undefined;

export function findingPages(): FindingPage[] {
  pages ??= rules.map(pageOf);
  return pages;
}

function pageOf(rule: DiagnosticRule): FindingPage {
  const example = examples[rule.id];
  if (!example) throw new Error(`${rule.id} has no example`);
  const { found: paste, clean, judged } = example;
  const all = findingsIn(paste, judged && [judged.found]);
  const findings = all.filter(({ id }) => id === rule.id);
  const named = new Set(findings.map(({ line }) => line));
  return {
    rule,
    path: findingPath(rule.id),
    paste: paste
      .trimEnd()
      .split('\n')
      .map((text, index) => ({ text, isNamed: named.has(index + 1) })),
    clean: clean.trimEnd(),
    found: findings,
  };
}
