import type { Page } from '@playwright/test';
import { siteSettings } from '@tt/contract/site-settings';
import { loadWords } from '../../built/load-words.ts';
import { expect, test } from '../../contact/contact-test.ts';
import { loadEndpoints } from '../../contact/load-endpoints.ts';
import { runOps } from '../../contact/run-ops.ts';

const listKept = (page: Page) =>
  page.evaluate(() =>
    [document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)].join(''),
  );

/** The bodies with this text that the stand-in of another system got. Other visitors write at the same time. */
async function listHooks(url: string, path: string, text: string): Promise<string[]> {
  const response = await fetch(`${url}/__admin/state`);
  const { calls } = (await response.json()) as { calls: { path: string; body: string }[] };
  return calls.filter((call) => call.path === path && call.body.includes(text)).map(({ body }) => body);
}

/** The emails to the company with this text. */
async function listCompanyMails(url: string, text: string): Promise<string[]> {
  const response = await fetch(`${url}/__admin/state`);
  const { mails } = (await response.json()) as { mails: { to: string[]; text: string }[] };
  return mails
    .filter((mail) => mail.to.includes(siteSettings.email) && mail.text.includes(text))
    .map((mail) => mail.text);
}

test('[SOURCE-02, SOURCE-03, SOURCE-04] from a campaign over two pages to the form: topic, page and campaign arrive, and the browser keeps nothing', {
  tag: '@pr',
}, async ({ contact, page, context, visitor, records }) => {
  const { standins } = loadEndpoints();
  const hook = `/hooks/${visitor.id}`;
  const [endpoint = ''] = (await runOps('webhooks', 'add', standins.receiver.url + hook)).split('\n');
  await page.goto('/en/expertise/rendering?utm_source=x&utm_campaign=Spring+2026');
  await page.locator('main a[href^="/en/cases/"]').first().click();
  const campaign = '?utm_source=x&utm_campaign=Spring+2026';
  await expect(page).toHaveURL((url) => url.pathname.startsWith('/en/cases/') && url.search === campaign);
  const { pathname: first } = new URL(page.url());
  await page.locator('main a.next').click();
  await expect(page).toHaveURL((url) => url.pathname !== first && url.search === campaign);
  const { pathname: before } = new URL(page.url());
  const topic = before.replace('/en/cases/', '');
  await page.locator(`main a[href^="/en/contact?topic=${topic}"]`).last().click();
  await expect(page).toHaveURL(
    (url) => url.pathname === '/en/contact' && url.search.includes(campaign.slice(1)),
  );
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const { title } = loadWords('en', 'cases', topic);
  await expect(contact.form.locator('.topic')).toContainText(`Topic: ${title}`);
  expect(await listKept(page)).toBe('');

  await contact.send(visitor.values);
  await expect(contact.summary.getByRole('definition').filter({ hasText: title })).toBeVisible();
  expect(await listKept(page)).toBe('');
  expect(await context.cookies()).toEqual([]);
  const source = {
    topic,
    page_before: before,
    referring_host: '',
    utm_source: 'x',
    utm_medium: '',
    utm_campaign: 'Spring 2026',
  };
  const [row] = await records.listRows(visitor.values.email);
  expect(row).toMatchObject(source);
  await expect.poll(() => records.countMessages(visitor.id)).toEqual({ telegram: 1, slack: 1 });
  const [message] = (await records.listMessages(visitor.id)).telegram;
  expect(message).toContain(
    `Topic: ${topic}\nPrevious page: ${before}\nCampaign source: x\nCampaign: Spring 2026\n`,
  );
  await expect.poll(() => listCompanyMails(standins.mailbox.url, visitor.id)).toHaveLength(1);
  const [mail = ''] = await listCompanyMails(standins.mailbox.url, visitor.id);
  for (const value of [topic, before, 'x, Spring 2026']) expect(mail).toContain(value);
  await expect.poll(() => listHooks(standins.receiver.url, hook, visitor.id)).toHaveLength(1);
  const [body = ''] = await listHooks(standins.receiver.url, hook, visitor.id);
  expect(JSON.parse(body).data).toMatchObject(source);
  const line = (await runOps('inquiries', 'export'))
    .split('\r\n')
    .find((text) => text.includes(row?.id ?? ''));
  expect(line).toContain(`"${topic}","${before}","","x","","Spring 2026"`);
  await runOps('webhooks', 'remove', endpoint);
});

test('[SOURCE-03] a topic that was removed is not sent, and an unknown one is not shown', {
  tag: '@pr',
}, async ({ contact, visitor, records }) => {
  const { remove } = contact.texts.topic;
  await contact.open('?topic=nope');
  await expect(contact.fields.name).toBeVisible();
  await expect(contact.form.locator('.topic')).toHaveCount(0);
  await contact.open('?topic=fiveg');
  await contact.form.getByRole('button', { name: remove }).click();
  await expect(contact.form.locator('.topic')).toHaveCount(0);
  await expect(contact.fields.project_description).toBeFocused();
  await contact.send(visitor.values);
  await expect(contact.summary).toBeVisible();
  expect(await records.listRows(visitor.values.email)).toMatchObject([{ topic: '' }]);
});
