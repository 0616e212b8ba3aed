import { backendPaths } from '../../contact/backend-paths.ts';
import { expect, test } from '../../contact/contact-test.ts';

for (const [failure, fault] of [
  ['is refused', /503/],
  ['is cut off', /ERR_CONNECTION_RESET/],
  ['never gets an answer', /^$/],
] as const) {
  test(`[LEAD-01] when the request for the form token ${failure}, a person is thanked and the chats have the inquiry`, async ({
    contact,
    page,
    visitor,
    records,
    faults,
  }) => {
    faults.allow(fault);
    await page.route(`**${backendPaths.token}`, async (route) => {
      if (failure === 'is refused')
        await route.fulfill({ status: 503, json: { error: { code: 'unavailable' } } });
      if (failure === 'is cut off') await route.abort('connectionreset');
    });
    await contact.open();
    await contact.fill(visitor.values);
    await expect(contact.button()).toBeEnabled();
    expect(contact.listCalls(backendPaths.token)).not.toEqual([]);
    // The token of the last field is still pending, or has failed: neither delays the inquiry.
    const beforeSending = contact.calls.length;
    const sent = page.waitForRequest(`**${backendPaths.enquiry}`);
    await contact.button().click();
    expect((await sent).postDataJSON()).not.toHaveProperty('form_token');
    await expect(contact.summary).toBeVisible();
    expect(contact.calls.slice(beforeSending)).not.toContain(backendPaths.token);

    expect(await records.listRows(visitor.values.email)).toMatchObject([{ flagged: false }]);
    await expect.poll(() => records.countMessages(visitor.id)).toEqual({ telegram: 1, slack: 1 });
  });
}
