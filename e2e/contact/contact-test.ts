import { test as base } from '../browser-test.ts';
import { ContactPage } from './contact-page.ts';
import { createVisitor, type Visitor } from './create-visitor.ts';
import type { InquiryRecords } from './inquiry-records.ts';

interface TestFixtures {
  visitor: Visitor;
  contact: ContactPage;
  records: InquiryRecords;
}

/** A test of the inquiry form with a visitor of its own and access to what the company received. */
export const test = base.extend<TestFixtures>({
  // No form depends on motion, and each page would otherwise spend time on its transition.
  contextOptions: { reducedMotion: 'reduce' },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  visitor: async ({}, use) => use(createVisitor()),
  extraHTTPHeaders: async ({ visitor }, use) => use({ 'X-Forwarded-For': visitor.network }),
  contact: async ({ page }, use) => use(new ContactPage(page)),
  records: async ({ workerRecords }, use) => {
    await use(workerRecords);
    await workerRecords.heal();
  },
});

export { expect } from '../browser-test.ts';
