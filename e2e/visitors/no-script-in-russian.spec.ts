import { ContactPage } from '../contact/contact-page.ts';
import { expect, test } from '../contact/contact-test.ts';
import { isDark } from '../theme.ts';

test.use({ javaScriptEnabled: false, colorScheme: 'dark', locale: 'ru-RU', timezoneId: 'Europe/Kyiv' });

test('[RESCUE-02, CONTACT-22] without JavaScript a Russian speaker proposes a time, and a wrong letter in an inquiry costs nothing', {
  tag: '@pr',
}, async ({ page, visitor, records, faults }) => {
  // The browser reports scripts that are disabled, and the refused form.
  faults.allow(/\.js csp$|422/);
  const { name, email } = visitor.values;
  const main = page.getByRole('main');
  const contact = new ContactPage(page, 'ru');
  const thanks = contact.outcome('Спасибо за сообщение!');

  await test.step('the site is dark like the system, and leads to a booking', async () => {
    await page.goto('/ru');
    expect(await isDark(page)).toBe(true);
    await main.getByRole('link', { name: 'Забронировать консультацию' }).first().click();
    await expect(page).toHaveURL(/\/ru\/booking$/);
  });
  await test.step('nothing on the page is dead, and a wished time is sent as an inquiry', async () => {
    await expect(page.getByRole('alert')).toContainText('Для бронирования нужен JavaScript');
    await expect(main.getByRole('button')).toHaveCount(1);
    await expect(page.getByRole('form', { name: 'Бронирование консультации' })).toBeHidden();
    const wish = page.getByRole('form', { name: 'Удобное время' });
    await wish.getByLabel('Дата').fill('2031-04-02');
    await wish.getByLabel('Время').fill('14:30');
    await wish.getByLabel('Город или часовой пояс').fill('Киев');
    await wish.getByLabel('Длительность').selectOption('30 мин');
    await wish.getByLabel('Имя').fill(name);
    await wish.getByLabel('Электронная почта').fill(email);
    await wish.getByLabel('Сообщение').fill(`О станках\n& ${visitor.id}`);
    await wish.getByRole('button').click();
    await expect(page).toHaveURL(/\/ru\/contact#sent$/);
    await expect(thanks).toBeVisible();
    expect(await records.listRows(email)).toMatchObject([
      {
        name,
        project_description: `Хочу получить консультацию.\n2031-04-02\n14:30\nКиев\n30 мин\nО станках\n& ${visitor.id}`,
        language: 'ru',
        flagged: false,
      },
    ]);
  });
  await test.step('an inquiry with a wrong letter in the address comes back with everything typed', async () => {
    await page.goto('/ru');
    await main.getByRole('link', { name: 'Связаться с нами', exact: true }).first().click();
    await expect(thanks).toBeHidden();
    const project_description = `Станок "${visitor.id}" & <алгебра>\n\nИ ткань.`;
    const values = { ...visitor.values, project_description, email: `ada@${visitor.id}.nowhere.test` };
    await contact.fill(values);
    await contact.button().click();
    await expect(contact.fields.email).toHaveAttribute('aria-invalid', 'true');
    await expect(contact.fields.email).toHaveAccessibleDescription(/^Такого почтового домена нет\./);
    await expect(page.locator('[aria-invalid]')).toHaveCount(1);
    expect(await contact.readValues()).toEqual(values);
    // The site's own styles are loaded, and its theme stays.
    await expect(contact.button()).toHaveCSS('font-family', /^"TT Text"/);
    expect(await isDark(page)).toBe(true);
    await contact.fields.email.fill(email);
    await contact.button().click();
    await expect(page).toHaveURL(/\/ru\/contact#sent$/);
    await expect(thanks).toBeVisible();
    await expect(contact.outcome('Что-то пошло не так')).toBeHidden();
    expect(await records.listRows(email)).toMatchObject([
      {},
      { ...visitor.values, project_description, language: 'ru', flagged: false },
    ]);
    await expect.poll(() => records.countMessages(visitor.id)).toEqual({ telegram: 2, slack: 2 });
  });
});
