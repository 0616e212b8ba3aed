import type { Page } from '@playwright/test';
import { listFindings } from '../axe.ts';

/** What axe finds in the content of a page or in a part of it, one line each. */
export function listViolations(page: Page, part = 'main'): Promise<string[]> {
  return listFindings(page, { parts: [part] });
}
