import { test as base } from '../browser-test.ts';
import { ContactPage } from './contact-page.ts';
import { createVisitor, type Visitor } from './create-visitor.ts';
import { createEnquiryRecords, type EnquiryRecords } from './enquiry-records.ts';
import { loadEndpoints } from './load-endpoints.ts';

interface TestFixtures {
  visitor: Visitor;
  contact: ContactPage;
  records: EnquiryRecords;
}

/** A test of the inquiry form with a visitor of its own and access to what the company received. */
export const test = base.extend<TestFixtures, { workerRecords: EnquiryRecords }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  visitor: async ({}, use) => use(createVisitor()),
  extraHTTPHeaders: async ({ visitor }, use) => use({ 'X-Forwarded-For': visitor.network }),
  contact: async ({ page }, use) => use(new ContactPage(page)),
  workerRecords: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const records = createEnquiryRecords(loadEndpoints());
      await use(records);
      await records.end();
    },
    { scope: 'worker' },
  ],
  records: async ({ workerRecords }, use) => {
    await use(workerRecords);
    await workerRecords.heal();
  },
});

export { expect } from '../browser-test.ts';
