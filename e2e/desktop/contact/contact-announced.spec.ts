import { expect, test } from '../../contact/contact-test.ts';
import { runOps } from '../../contact/run-ops.ts';

const nowhere = { telegram: 0, slack: 0 };
const everywhereOnce = { telegram: 1, slack: 1 };

test.beforeEach(({ contact }) => contact.open());

test('[LEAD-02] an inquiry sent from the page can be answered from each chat alone', { tag: '@pr' }, async ({
  contact,
  visitor,
  records,
}) => {
  const paragraph = 'Every thread has a number, and every number wants to know where the next one goes. ';
  const project_description = `${visitor.values.project_description}\n\n${paragraph.repeat(20).trim()}\nThe end.`;
  await contact.send({ ...visitor.values, project_description });
  await expect(contact.summary).toBeVisible();
  await expect.poll(() => records.countMessages(visitor.id)).toEqual(everywhereOnce);

  const [row] = await records.listRows(visitor.values.email);
  const quote = project_description
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const { telegram, slack } = await records.listMessages(visitor.id);
  const [text = ''] = telegram;
  expect(text).toMatch(/^New inquiry\n/);
  expect(text.endsWith(`/desk/entry/${row?.id}\n\n${quote}`)).toBe(true);
  const { project_description: _, ...typed } = visitor.values;
  for (const value of Object.values(typed)) expect(text).toContain(`: ${value}\n`);
  expect(slack).toEqual([text.replaceAll('>', '&gt;')]);
});

test('[LEAD-03] an inquiry with a filled trap is thanked for and marked; the digest names it, and the operator announces it', async ({
  contact,
  page,
  visitor,
  records,
}) => {
  // Inquiries that already wait would come before it in the digest.
  await records.runDigest();
  const trap = page.locator('[name=fax_number]');
  await expect(trap).not.toBeInViewport();
  await contact.fill(visitor.values);
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = '555-1234';
  });
  await contact.waitLikePerson();
  await contact.button().click();
  await expect(contact.summary).toBeVisible();
  const rows = await records.listRows(visitor.values.email);
  expect(rows).toMatchObject([{ spam_score: 100, flagged: true }]);
  const id = rows[0]?.id ?? '';
  const name = `Name: ${visitor.values.name}`;

  await records.runDigest();
  await expect.poll(() => records.countMessages(visitor.values.email)).toEqual(everywhereOnce);
  const { telegram } = await records.listMessages(visitor.values.email);
  expect(telegram[0]).toMatch(/^Daily digest: \d+ inquir(y|ies) marked as spam\./);
  expect(telegram[0]).toContain(`/desk/entry/${id}`);
  expect(await records.countMessages(name)).toEqual(nowhere);

  expect(await runOps('inquiries', 'list', '--flagged')).toContain(
    `${visitor.values.name}  ${visitor.values.email}`,
  );
  expect(await runOps('inquiries', 'announce', id)).toContain('It will be announced');
  await expect.poll(() => records.countMessages(name)).toEqual(everywhereOnce);
});
