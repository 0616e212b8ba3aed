import { loadMessages } from '../built/load-messages.ts';
import { test as base, expect } from '../browser-test.ts';
import { ContactPage } from '../contact/contact-page.ts';
import { createVisitor } from '../contact/create-visitor.ts';
import { type DraftSite, startDraftSite } from '../draft/start-draft-site.ts';

const test = base.extend<object, { draft: DraftSite }>({
  draft: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const draft = await startDraftSite();
      await use(draft);
      await draft.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

// The draft is built once for each worker process, so one worker is enough.
test.describe.configure({ mode: 'default' });

test('[DRAFT-05] the form of a draft keeps what was typed, says that it failed and sends nothing', async ({
  page,
  draft,
}) => {
  const contact = new ContactPage(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.goto(`${draft.address}/en/contact`);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  const { values } = createVisitor();
  await contact.fill(values);
  await contact.button().click();
  await expect(contact.failure).toContainText('@');
  expect([...sent, ...contact.calls]).toEqual([]);
  expect(await contact.readValues()).toEqual(values);
});

test('[DRAFT-05] without script nothing is sent either', async ({ browser, draft }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.goto(`${draft.address}/en/contact`);
  const contact = new ContactPage(page);
  await contact.fill(createVisitor().values);
  const refusal = page.waitForEvent('console', (message) => message.text().includes('form-action'));
  // The browser never navigates, which the click would wait for.
  await contact.button().click({ noWaitAfter: true });
  await refusal;
  expect(sent).toEqual([]);
  await page.close();
});

test('[DRAFT-02] links and languages stay in the draft', async ({ page, draft }) => {
  await page.goto(`${draft.address}/en/cases?category=ai`);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.locator('.lang > summary').click();
  await page.locator('.lang').getByRole('link', { name: 'Українська' }).click();
  await expect(page).toHaveURL(`${draft.address}/ua/cases`);
  await page.locator('main a[href*="5g-orchestration"]').first().click();
  await expect(page).toHaveURL(`${draft.address}/ua/cases/5g-orchestration`);
  await expect(page.getByText(loadMessages('ua', 'common').draft.title)).toBeVisible();
});
