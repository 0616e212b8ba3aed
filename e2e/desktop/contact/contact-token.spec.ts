import type { Route } from '@playwright/test';
import { backendPaths } from '../../contact/backend-paths.ts';
import { expect, test } from '../../contact/contact-test.ts';
import { createVisitor } from '../../contact/create-visitor.ts';

const failures: Record<string, (route: Route) => Promise<void>> = {
  'is refused': (route) => route.fulfill({ status: 503, json: { error: { code: 'unavailable' } } }),
  'is cut off': (route) => route.abort('connectionreset'),
  'never gets an answer': async () => {},
};

test('[LEAD-01, CONTACT-21] when the request for the form token fails, a person is thanked, one call stores the inquiry, and the chats have it once', async ({
  contact,
  page,
  records,
  faults,
}) => {
  faults.allow(/503|ERR_CONNECTION_RESET/);
  for (const [failure, answer] of Object.entries(failures)) {
    await test.step(`a request that ${failure}`, async () => {
      const { id, values } = createVisitor();
      await page.route(`**${backendPaths.token}`, answer);
      contact.calls.length = 0;
      await contact.open();
      await contact.fill(values);
      await expect(contact.button()).toBeEnabled();
      expect(contact.listCalls(backendPaths.token)).not.toEqual([]);
      // The token of the last field is still pending, or has failed: neither delays the inquiry.
      const beforeSending = contact.calls.length;
      const sent = page.waitForRequest(`**${backendPaths.inquiry}`);
      await contact.button().click();
      expect((await sent).postDataJSON()).not.toHaveProperty('form_token');
      await expect(contact.summary).toBeVisible();
      expect(contact.calls.slice(beforeSending)).not.toContain(backendPaths.token);
      expect(contact.listCalls(backendPaths.inquiry)).toHaveLength(1);
      expect(contact.listCalls(backendPaths.notification)).toEqual([]);

      const rows = await records.listRows(values.email);
      expect(rows).toHaveLength(1);
      expect(rows).toMatchObject([
        { ...values, language: 'en', email_domain_verdict: 'valid', spam_score: 20, flagged: false },
      ]);
      await expect.poll(() => records.countMessages(id)).toEqual({ telegram: 1, slack: 1 });
      expect(await records.countMessages(rows[0]?.id ?? '')).toEqual({ telegram: 1, slack: 1 });
    });
  }
});
