import { join } from 'node:path';
import { createAuthority } from '../../packages/standins/src/certificates.ts';
import { test as base, expect } from '../browser-test.ts';
import { ContactPage } from '../contact/contact-page.ts';
import { createVisitor } from '../contact/create-visitor.ts';
import { startBackend } from '../ways/start-backend.ts';
import { prepareStaticWay } from '../ways/static-way.ts';

type StaticWay = Awaited<ReturnType<typeof prepareStaticWay>>;

const test = base.extend<{ way: StaticWay }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  way: async ({}, use) => {
    const way = await prepareStaticWay();
    await use(way);
    await way.stop();
  },
  baseURL: async ({ way }, use) => use(way.host.origin),
});

test('static host, one container and a database with TLS: a wrong certificate refuses the start, and an inquiry arrives', {
  tag: '@nightly',
}, async ({ way, page, browser }) => {
  const { postgres, environment, telegram } = way;

  await test.step('a wrong and an expired certificate', async () => {
    const other = await createAuthority(join(way.folder, 'other'));
    for (const [certificate, code, sentence] of [
      [
        await other.issue('localhost'),
        'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
        'from an authority that is not known',
      ],
      [
        await postgres.authority.issue('localhost', { isExpired: true }),
        'CERT_HAS_EXPIRED',
        'an expired certificate',
      ],
    ] as const) {
      await postgres.show(certificate);
      await expect.poll(way.tryDatabase).toBe(code);
      const refused = await startBackend(environment);
      expect(await refused.ended).toBe(1);
      expect(refused.output()).toContain(sentence);
    }
  });

  await postgres.show(await postgres.authority.issue('localhost'));
  await expect.poll(way.tryDatabase).toBe('connected');
  await using backend = await startBackend(environment);
  await backend.untilReady();
  const countMessages = async (words: string) => {
    const { messages } = await telegram.admin.readState();
    return messages.filter(({ text }) => text.includes(words)).length;
  };

  await test.step('an inquiry from the page reaches the chat', async () => {
    const { values } = createVisitor();
    const contact = new ContactPage(page);
    const token = page.waitForResponse(/\/form-token$/, { timeout: 60_000 });
    await contact.open();
    await contact.fill(values);
    // If the page's policy or CORS refused the call, this line would fail.
    expect((await token).ok()).toBe(true);
    await contact.send(values);
    await expect(contact.summary).toBeVisible();
    await expect.poll(() => countMessages(values.email)).toBe(1);
  });

  await test.step('and without script', async () => {
    const { values } = createVisitor();
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: way.host.origin });
    const plain = await context.newPage();
    await plain.goto('/en/contact');
    const form = new ContactPage(plain);
    await form.fill(values);
    await form.button().click();
    await expect(plain).toHaveURL(`${way.host.origin}/en/contact#sent`);
    await expect.poll(() => countMessages(values.project_description)).toBe(1);
    await context.close();
  });

  await test.step('the desk is reached through the host, and a feed is found', async () => {
    const desk = await page.request.get('/desk/api/me');
    expect(await desk.json()).toEqual({ error: { code: 'not_found' } });
    const feed = await page.request.get('/functions/v1/booking-feed/some.ics', { maxRedirects: 0 });
    expect(feed.headers().location).toBe(`${way.backendOrigin}/functions/v1/booking-feed/some.ics`);
  });

  expect(await backend.stop()).toBe(0);
});
