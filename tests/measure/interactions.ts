// What readers do on the pages that answer, as `interactions.yaml` has it: one act at a time is measured.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { typeSlowly } from './observed.ts';

type Step = { tap: string } | { type: string; keys: string | string[] } | { choose: string };

export interface Visit {
  path: string;
  /** What is there once the page answers. */
  ready: string;
  /** By name. */
  acts: Record<string, Step | Step[]>;
}

/** Milliseconds between two taps of one act, and between a scroll and the tap that it is for. */
const BETWEEN = 600;

/** A thumb comes after the scroll that brought its target into view, and after the picture of that. */
async function tap(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(BETWEEN);
  await target.tap();
}

async function type(page: Page, selector: string, keys: Iterable<string>): Promise<void> {
  // Focus is no interaction of what is typed.
  await page.locator(selector).first().focus();
  await typeSlowly(page, keys);
}

async function take(page: Page, step: Step): Promise<void> {
  if ('tap' in step) return tap(page, step.tap);
  if ('type' in step) return type(page, step.type, step.keys);
  // As arrow keys choose it: a list of the system's own that is tapped is no part of the page.
  return type(page, step.choose, ['ArrowDown']);
}

export async function act(page: Page, steps: Step | Step[]): Promise<void> {
  for (const [index, step] of [steps].flat().entries()) {
    if (index > 0) await page.waitForTimeout(BETWEEN);
    await take(page, step);
  }
}

export const visits: Visit[] = parse(readFileSync(new URL('interactions.yaml', import.meta.url), 'utf8'));
