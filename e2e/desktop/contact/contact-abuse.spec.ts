import { backendPaths } from '../../contact/backend-paths.ts';
import { expect, test } from '../../contact/contact-test.ts';
import { createVisitor } from '../../contact/create-visitor.ts';

test('a visitor who sends too much learns so in words, and the text stays', async ({
  contact,
  page,
  visitor,
  records,
  faults,
}) => {
  faults.allow(/429/);
  await contact.open();
  const apikey = await page.locator('[name=apikey]').inputValue();
  const headers = { apikey, authorization: `Bearer ${apikey}` };
  for (let count = 0; count < 10; count += 1) {
    const data = { ...createVisitor().values, language: 'en' };
    const response = await page.request.post(backendPaths.inquiry, { data, headers });
    expect(response.status()).toBe(201);
  }
  await contact.fill(visitor.values);
  await contact.button().click();
  const failure = contact.outcome('Something went wrong');
  await expect(failure).toContainText('That was a lot of messages in a short time.');
  await expect(failure).toContainText('Your text is still here; nothing was lost.');
  await expect(contact.toast).toHaveText(
    'ErrorThere was an error submitting your request. Please try again.',
  );
  expect(await contact.readValues()).toEqual(visitor.values);
  expect(await records.listRows(visitor.values.email)).toEqual([]);
});
