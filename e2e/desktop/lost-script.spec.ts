import type { Page, Route } from '@playwright/test';
import { loadMessages } from '../built/load-messages.ts';
import { expect, test } from '../contact/contact-test.ts';

const common = loadMessages('en', 'common');
const booking = loadMessages('en', 'booking');
const { rescue, errors, actions } = common;

/** The ways in which an island's script can fail to load. */
const losses: Record<string, (route: Route) => unknown> = {
  blocked: (route) => route.abort('blockedbyclient'),
  missing: (route) => route.fulfill({ status: 404, body: '' }),
  broken: (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
};

const looking = booking.cancel.loading;

/** The six islands, and the next step that the page offers without each. */
const islands = [
  { name: 'case-filter', path: '/en/cases', title: rescue.list.title, way: allIsListed },
  { name: 'blog-search', path: '/en/blog', title: rescue.list.title, way: allIsListed },
  { name: 'booking', path: '/en/booking', title: booking.rescue.late.title, way: canSendWish },
  { name: 'manage-booking', path: '/en/booking/manage#key', title: rescue.late.title, way: canWrite },
  { name: 'confirm-booking', path: '/en/booking/confirm#key', title: rescue.late.title, way: canWrite },
  { name: 'contact', path: '/en/contact', title: undefined, way: canSend },
];

async function allIsListed(page: Page): Promise<void> {
  await expect(page.locator('main a.card').filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('.chips, search').filter({ visible: true })).toHaveCount(0);
}

async function canSendWish(page: Page): Promise<void> {
  await expect(page.getByRole('form', { name: booking.rescue.label })).toBeVisible();
  await expect(page.getByRole('form', { name: booking.form.label })).toBeHidden();
  await expect(page.getByText(booking.auth.loading)).toBeHidden();
}

async function canWrite(page: Page): Promise<void> {
  await expect(page.getByText(looking)).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: common.footer.contactForm })).toBeVisible();
  await expect(main.locator('a[href^="mailto:"]').filter({ visible: true })).toHaveCount(1);
}

async function canSend(page: Page): Promise<void> {
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button')).toBeEnabled();
}

/** Time only passes when a test advances it. */
async function stopClock({ clock }: Page): Promise<void> {
  await clock.install();
  await clock.pauseAt(Date.now() + 60_000);
}

test.beforeEach(({ faults }) => faults.allow(/islands|broken|Failed to load resource/));

for (const { name, path, title, way } of islands) {
  const script = `**/assets/islands/${name}-*.js`;
  const alert = (page: Page) => page.getByRole('alert').filter({ visible: true });

  test(`[RESCUE-01] without the script of ${name} the page says so and leads on`, {
    tag: '@pr',
  }, async ({ page }) => {
    // The browser reports the failure, so the page need not wait for its timeout.
    await stopClock(page);
    for (const [loss, lose] of Object.entries(losses)) {
      await test.step(`the script is ${loss}`, async () => {
        await page.route(script, lose);
        await page.goto('/en/privacy-policy');
        await page.goto(path);
        if (title) await expect(alert(page)).toContainText(title);
        await way(page);
        await page.unroute(script);
      });
    }
    if (!title) return;
    await test.step('reloading helps once the script is there', async () => {
      await page.clock.resume();
      await page.getByRole('button', { name: actions.reload }).click();
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      await expect(page.getByText(title)).toBeHidden();
      await expect(page).toHaveURL(path);
    });
  });

  test(`[RESCUE-01] a script of ${name} that does not answer is given up within five seconds, and may come later`, async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    await stopClock(page);
    await page.route(script, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await expect(alert(page)).toHaveCount(0);
    await page.clock.runFor(5_000);
    if (title) await expect(alert(page)).toContainText(title);
    await way(page);
    await page.clock.resume();
    held.resolve();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    if (title) await expect(page.getByText(title)).toBeHidden();
  });

  test(`[ERR-25] when the island of ${name} fails, the last resort says so and offers to reload`, {
    tag: '@pr',
  }, async ({ page, faults }) => {
    faults.allow(/TypeError|Cannot read properties|React error|not iterable/);
    const document = `**${path.split('#')[0]}`;
    await page.route(document, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(data-island-data[^>]*>)\{.*?(<\/script>)/s, '$1{}$2');
      await route.fulfill({ response, body });
    });
    await page.goto(path);
    await expect(alert(page)).toContainText(errors.unexpectedApplicationError);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    if (title) await way(page);

    await page.unroute(document);
    await page.getByRole('button', { name: actions.reload }).click();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expect(page.getByText(errors.unexpectedApplicationError)).toBeHidden();
  });
}
