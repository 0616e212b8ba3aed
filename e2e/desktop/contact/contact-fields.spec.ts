import { backendPaths } from '../../contact/backend-paths.ts';
import { expect, test } from '../../contact/contact-test.ts';

test.beforeEach(({ contact }) => contact.open());

const requiredFields = [
  ['name', 'Name', 'Please enter your name'],
  ['email', 'Email', 'Please enter your email address'],
  ['project_description', 'Project description', 'Please describe your project'],
] as const;

test('[CONTACT-02, CONTACT-03, CONTACT-06] without a required field nothing is sent, and the field says so', {
  tag: '@pr',
}, async ({ contact, page, visitor }) => {
  await test.step('the label of the email address carries an asterisk that is not read out', async () => {
    await expect(page.locator('label[for=contact-email]')).toHaveText('Email *');
    await expect(contact.fields.email).toHaveAccessibleName('Email');
    await expect(contact.fields.email).toHaveAccessibleDescription('We’ll reply to this address.');
  });
  for (const [field, label, words] of requiredFields) {
    await test.step(`without ${field}`, async () => {
      const control = contact.fields[field];
      await expect(control).toHaveAttribute('required');
      await contact.fill({ ...visitor.values, [field]: '  ' });
      await contact.button().click();
      await expect(control).toHaveAccessibleDescription(new RegExp(`^${words}`));
      await expect(control).toHaveAttribute('aria-invalid', 'true');
      await expect(control).toHaveAccessibleName(label);
      await expect(contact.outcome('1 field needs your attention')).toHaveRole('alert');
      await expect(contact.failure).toBeFocused();
      expect(contact.listCalls(backendPaths.inquiry)).toEqual([]);

      await contact.failure.getByRole('link', { name: label, exact: true }).click();
      await expect(control).toBeFocused();
      expect(new URL(page.url()).hash).toBe('');
      await control.press('x');
      await expect(control).not.toHaveAttribute('aria-invalid');
      await expect(contact.outcome('needs your attention')).toHaveCount(0);
    });
  }
});

test('everything that is wrong is named at once, the domain of the address too, and goes as it is corrected', async ({
  contact,
  visitor,
}) => {
  const { email, project_description: description } = contact.fields;
  const links = contact.failure.getByRole('link');
  await contact.fill({ name: visitor.values.name, email: `ada@${visitor.id}.nowhere.test` });
  await contact.button().click();
  await expect(links).toHaveText(['Email', 'Project description']);
  await expect(contact.outcome('2 fields need your attention')).toBeVisible();
  await expect(email).toHaveAccessibleDescription(/^This email domain does not exist\./);
  await expect(contact.button()).toBeDisabled();

  await description.fill(visitor.values.project_description);
  await expect(links).toHaveText(['Email']);
  await email.fill(visitor.values.email);
  await expect(contact.failure).toHaveCount(0);
  await email.fill('ada@company');
  await description.focus();
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(contact.failure).toHaveCount(0);
});

test('each failed attempt to send takes the focus back to the summary', async ({ contact }) => {
  for (const _ of ['first', 'second']) {
    await contact.button().click();
    await expect(contact.failure).toBeFocused();
    await expect(contact.failure).toBeInViewport();
    await contact.fields.name.focus();
  }
});

test('[CONTACT-04, CONTACT-05, CONTACT-06] company and social media may stay empty, a handle or a URL is taken, and the description takes several lines', async ({
  contact,
  visitor,
  records,
}) => {
  const { social_media: social, project_description: description } = contact.fields;
  const { name, email, project_description } = visitor.values;
  for (const field of ['company_name', 'social_media'] as const) {
    await expect(contact.fields[field]).not.toHaveAttribute('required');
    await expect(contact.fields[field]).toHaveAccessibleName(/ optional$/);
  }
  await expect(social).toHaveAttribute('placeholder', '@handle or https://');
  await expect(social).toHaveAccessibleDescription(/^A handle or a URL\./);
  expect(await description.evaluate((element) => element.tagName)).toBe('TEXTAREA');

  await contact.fill({ name, email, project_description });
  await contact.button().click();
  await contact.sendAnother.click();
  for (const social_media of ['@ada', 'https://social.example/ada']) {
    await contact.fill({ ...visitor.values, social_media });
    await description.press('Control+End');
    await description.press('Enter');
    await description.pressSequentially('By spring.');
    await contact.button().click();
    await contact.sendAnother.click();
  }
  const severalLines = `${project_description}\nBy spring.`;
  expect(await records.listRows(email)).toMatchObject([
    { company_name: '', social_media: '', project_description },
    { social_media: '@ada', project_description: severalLines },
    { social_media: 'https://social.example/ada', project_description: severalLines },
  ]);
});

test('near its end the description says how much it still holds, and too much is said in words', async ({
  contact,
  visitor,
}) => {
  const { project_description: field } = contact.fields;
  await contact.fill({ ...visitor.values, project_description: 'x'.repeat(4_999) });
  await expect(field).toHaveAccessibleDescription('1 character left');
  await contact.fill({ project_description: 'x'.repeat(5_001) });
  await contact.button().click();
  await expect(field).toHaveAccessibleDescription(/^The description is too long\./);
  expect(contact.listCalls(backendPaths.inquiry)).toEqual([]);
});

test('a time that was wished on the booking page opens the description', async ({ contact, page }) => {
  await contact.open('?date=2026-12-01&time=08:00&timezone=Europe%2FWarsaw&duration=30');
  await expect(contact.fields.project_description).toHaveValue(
    /Tuesday, December 1, 2026.+09:00.+Europe\/Warsaw/s,
  );
  await expect(contact.form.getByText('Your preferred time has been filled in.')).toBeVisible();
  await expect(page).toHaveURL(/\/en\/contact$/);
});
