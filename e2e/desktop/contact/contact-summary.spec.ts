import { backendPaths } from '../../contact/backend-paths.ts';
import { expect, test } from '../../contact/contact-test.ts';

test.beforeEach(({ contact }) => contact.open());

test('[LEAD-07] [ANSWER-05] after sending, the form’s place shows what was sent and what happens next', {
  tag: '@pr',
}, async ({ contact, page, visitor }) => {
  const project_description = `${visitor.values.project_description}\n\n<b>Goal</b> & deadline: none.`;
  const values = { ...visitor.values, social_media: '', project_description };
  await contact.send(values);
  await expect(contact.summary).toBeVisible();
  await expect(contact.form).toHaveCount(0);
  await expect(contact.summary.getByRole('heading', { level: 2 })).toBeFocused();

  const shown = contact.summary.getByRole('definition');
  const names = ['Reference', 'Name', 'Email', 'Company name', 'Social media links', 'Project description'];
  for (const name of names) {
    await expect(contact.summary.getByRole('term').getByText(name, { exact: true })).toHaveCount(1);
  }
  await expect(shown).toHaveText([
    /^TT-[0-9A-Z]{6}$/,
    ...Object.values(values).map((value) => value || 'Not given'),
  ]);
  await expect(shown.last()).toHaveText(project_description, { useInnerText: true });
  await expect(contact.summary).toContainText(`We’ll reply to ${values.email}.`);

  await expect(contact.summary).toContainText(`usually arrives at ${values.email}`);
  await expect(contact.summary).toContainText('Our team reads your message and replies by email.');
  await expect(contact.summary.getByRole('link', { name: 'Book Consultation' })).toHaveAttribute(
    'href',
    '/en/booking',
  );
  await expect(page.getByRole('listitem').and(page.locator('[aria-current=step]'))).toContainText(
    'A person reads it.',
  );

  await test.step('what was sent is gone with the page', async () => {
    await page.reload();
    await expect(contact.form).toBeVisible();
    expect(Object.values(await contact.readValues()).join('')).toBe('');
    expect(
      await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
    ).not.toContain(visitor.id);
  });
});

test('[LEAD-07, CONTACT-10] ‘send another’ brings back an empty form, and what it sends is another inquiry', async ({
  contact,
  page,
  visitor,
  records,
}) => {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(backendPaths.inquiry)) keys.push(request.headers()['idempotency-key']);
  });
  await contact.send(visitor.values);
  await expect(page).toHaveTitle(/^Thank you for your message! \| /);
  await contact.sendAnother.click();
  await expect(contact.fields.name).toBeFocused();
  await expect(page).toHaveTitle(/^Contact \| /);
  await expect(contact.summary).toHaveCount(0);
  expect(Object.values(await contact.readValues()).join('')).toBe('');
  await expect(contact.button()).toBeEnabled();
  await expect(page.locator('[aria-current=step]')).toHaveCount(0);

  const second = `${visitor.values.project_description} And one thing more.`;
  await contact.send({ ...visitor.values, project_description: second });
  await expect(contact.summary).toContainText(second);
  expect(new Set(keys).size).toBe(2);
  const rows = await records.listRows(visitor.values.email);
  expect(rows.map((row) => row.project_description)).toEqual([visitor.values.project_description, second]);
  expect(rows.map((row) => row.flagged)).toEqual([false, false]);
});

test('a form that the browser sent before the script ran is thanked for, without what was sent', async ({
  contact,
  page,
}) => {
  await page.goto('about:blank');
  await contact.open('#sent');
  await expect(contact.summary.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(contact.summary.getByRole('definition')).toHaveCount(0);
  await expect(contact.summary).toContainText('Our team reads your message and replies by email.');
  await expect(page).toHaveURL(/\/en\/contact$/);
});
