import { expect, test } from './desk-test.ts';
import { addAuthenticator, invite } from './people.ts';
import { sendInquiry } from './send-inquiry.ts';

test('[PANEL-01, PANEL-04] somebody new gets from an invitation to an answered inquiry in five steps', {
  tag: '@pr',
}, async ({ page, desk, endpoints, visitor, person }) => {
  const { name, email } = visitor.values;
  const id = await sendInquiry(endpoints, visitor);
  await addAuthenticator(page);

  // First press: the link.
  await page.goto(await invite(person));
  await expect(desk.heading(`Hello, ${person}`)).toBeVisible();
  // Two.
  await desk.button('invite.button').click();
  await expect(desk.said('Your passkey works.')).toBeVisible();
  // Three.
  await desk.rowLink(name).click();
  await expect(desk.heading(name)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/desk/entry/${id}$`));
  await expect(desk.main).toContainText(visitor.values.project_description);
  // Fourth press: the text is written already.
  const mail = desk.link('reply.open');
  const { protocol, pathname } = new URL((await mail.getAttribute('href')) ?? '');
  expect([protocol, decodeURIComponent(pathname)]).toEqual(['mailto:', email]);
  await mail.click();
  // Five.
  await desk.button('reply.sent.yes').click();
  await expect(desk.said('State: Answered.')).toBeVisible();
  await expect(desk.timeline()).toContainText(`Answered by ${person}`);
  const shown = await page.request.get('/desk/api/entries?show=answered');
  expect(await shown.text()).toContain(name);
});
