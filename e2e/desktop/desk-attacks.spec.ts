import { slotTime } from '../booking/slot-times.ts';
import { createVisitor } from '../contact/create-visitor.ts';
import { expect, test } from '../desk/desk-test.ts';
import { enrol, invite } from '../desk/people.ts';
import { sendBooking } from '../desk/send-booking.ts';
import { sendInquiry } from '../desk/send-inquiry.ts';
import { serveStranger } from '../desk/serve-stranger.ts';

declare global {
  var attacked: boolean | undefined;
}

/** Markup that would run script, with a word that names its field. */
const toMarkup = (field: string) =>
  `"><img src=x onerror="attacked=true" alt=${field}><script>attacked=true</script><b>${field}</b>`;

const sources = ['topic', 'page_before', 'referring_host', 'utm_source', 'utm_medium', 'utm_campaign'];

test('[PANEL-04] what a stranger has written is text on every screen, whatever it is', async ({
  page,
  desk,
  endpoints,
  google,
  session,
  day,
  records,
  visitor,
  person,
  faults,
}) => {
  const isHarmless = async () => {
    await expect(desk.main.locator('img, script, b:text-is("name"), a[href^="javascript:" i]')).toHaveCount(
      0,
    );
    expect(await page.evaluate(() => globalThis.attacked)).toBeUndefined();
    expect(faults.violations).toEqual([]);
  };
  /** No form takes these, but a table may hold them. */
  const store = async (table: string, id: string, columns: readonly string[]) => {
    const changes = columns.map((column, place) => `${column} = $${place + 2}`).join(', ');
    await session.query(`update ${table} set ${changes} where id = $1`, [id, ...columns.map(toMarkup)]);
  };
  const booker = createVisitor();
  const name = `<img src=x onerror="attacked=true"><b>name</b> ${visitor.id}`;
  const id = await sendInquiry(endpoints, visitor, {
    name,
    company_name: toMarkup('company_name'),
    social_media: `javascript:attacked=true, JaVaScRiPt:attacked=1 data:text/html,x ${toMarkup('social_media')}`,
    project_description: toMarkup('project_description'),
    ...Object.fromEntries(sources.map((source) => [source, toMarkup(source)])),
  });
  await store('client_request', id, sources);
  const booking = await google.during(undefined, () =>
    sendBooking(endpoints, booker, day.at(slotTime(2)), { name: `Grace ${visitor.id}` }),
  );
  await store('booking', booking.id, ['name', 'phone', 'message', 'topic']);
  await enrol(desk, await invite(person));

  await page.goto(`/desk?q=${visitor.id}`);
  await expect(desk.row(toMarkup('company_name'))).toContainText(toMarkup('page_before'));
  await isHarmless();
  await page.goto(`/desk/entry/${id}`);
  await expect(desk.heading(name)).toBeVisible();
  for (const field of [
    'company_name',
    'project_description',
    'page_before',
    'referring_host',
    'utm_source',
    'utm_campaign',
  ])
    await expect(desk.main).toContainText(toMarkup(field));
  await expect(desk.main).toContainText('JaVaScRiPt:attacked=1');
  await isHarmless();
  await page.goto(`/desk/entry/${booking.id}`);
  await expect(desk.heading(toMarkup('name'))).toBeVisible();
  for (const field of ['phone', 'message']) await expect(desk.main).toContainText(toMarkup(field));
  await isHarmless();
  await page.goto(`/desk/week?from=${day.date}`);
  await expect(desk.main).toContainText(toMarkup('name'));
  await isHarmless();
  await session.query('update booking set name = $2 where id = $1', [booking.id, `Grace ${visitor.id}`]);
  await records.freeTimes();
});

test('[PANEL-01] another origin neither shows the desk in a frame, nor reads it, nor changes anything by form or by script', async ({
  page,
  context,
  desk,
  endpoints,
  visitor,
  person,
  faults,
}) => {
  // What the browser says when it refuses.
  faults.allow(
    /frame-ancestors|violates the following|CORS policy|ERR_FAILED|ERR_BLOCKED_BY_RESPONSE|status (?:of )?40[34]/,
  );
  const id = await sendInquiry(endpoints, visitor);
  await enrol(desk, await invite(person));
  const url = `${endpoints.site}/desk/api/entries/${id}`;
  const read = async () => (await context.request.get(url)).json();
  const before = await read();
  const body = JSON.stringify({ version: before.version, state: 'spam' });
  const [start, end] = [body.slice(0, -1), body.slice(-1)];
  const stranger = await serveStranger(
    `<iframe src="${endpoints.site}/desk" title="Desk"></iframe>
     <form method="post" enctype="text/plain" action="${url}/state"><input name='${start},"x":"' value='"${end}'></form>`,
  );
  const attacker = await context.newPage();
  await attacker.goto(stranger.url);

  const [, frame] = attacker.frames();
  await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/);

  const reached = await attacker.evaluate(
    async ({ target, content }) => {
      const call = async (init: RequestInit, path = '') => {
        try {
          const response = await fetch(target + path, { credentials: 'include', ...init });
          return response.type === 'opaque' ? 'unread' : await response.text();
        } catch {
          return 'refused';
        }
      };
      const post = { method: 'POST', body: content };
      return {
        reading: await call({}),
        json: await call({ ...post, headers: { 'content-type': 'application/json' } }, '/state'),
        plain: await call({ ...post, mode: 'no-cors' }, '/state'),
      };
    },
    { target: url, content: body },
  );
  expect(reached).toEqual({ reading: 'refused', json: 'refused', plain: 'unread' });

  const answered = attacker.waitForResponse(`${url}/state`);
  await attacker.locator('form').evaluate((form: HTMLFormElement) => form.submit());
  expect((await answered).status()).toBe(403);
  const sent = await (await answered).request().headerValue('cookie');
  expect(sent).toContain('__Host-desk=');
  stranger.stop();

  expect(await read()).toMatchObject({ state: 'new', version: before.version });
  // The same call from the desk’s own page passes, so it was the origin that was refused.
  await desk.openEntry(id, visitor.values.name);
  await desk.button('state.spam').click();
  await expect(desk.said(desk.say('done.spam'))).toBeVisible();
  expect((await page.request.get(url)).ok()).toBe(true);
});

test('[PANEL-04] nothing of the desk is left in the browser after signing out', async ({
  page,
  desk,
  endpoints,
  visitor,
  person,
  faults,
}) => {
  faults.allow(/ERR_CACHE_MISS/);
  const { name } = visitor.values;
  const id = await sendInquiry(endpoints, visitor);
  await enrol(desk, await invite(person));
  await desk.openEntry(id, name);
  await desk.note.fill(`Typed, ${visitor.id}`);
  await desk.bar.getByRole('link', { name: desk.say('nav.people') }).click();
  await desk.button('people.signOut').click();
  const door = desk.button('signIn.button');
  await expect(door).toBeVisible();

  await page.goBack();
  await expect(door).toBeVisible();
  await page.goto('/en');
  await page.goBack();
  await expect(page).toHaveURL(/\/desk\/entry\//);
  await expect(door).toBeVisible();
  expect(await page.content()).not.toContain(visitor.id);
  const left = await page.evaluate(async (path) => {
    const isCached = await fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }).then(
      () => true,
      () => false,
    );
    const stored = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
    return { isCached, stored, caches: await caches.keys() };
  }, `/desk/api/entries/${id}`);
  expect(left).toMatchObject({ isCached: false, caches: [] });
  expect(left.stored).not.toContain(visitor.id);
});
