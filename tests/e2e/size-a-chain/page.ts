// What the tests of the sizer look at in its page.
import { expect, type Locator, type Page } from '@playwright/test';

export const start = '/sizer/';
export const value = 'lw-sizer .lw-answer [data-text="value"]';
export const limit = 'lw-sizer .lw-answer [data-text="limit"]';
export const ready = (page: Page) => expect(page.locator('lw-sizer[data-ready]')).toBeVisible();
export const part = (page: Page, name: string): Locator =>
  page.getByRole('group', { name, exact: true });
