import { inquiryLineField } from '@tt/contract/inquiry/inquiry';
import { fieldNames } from '@tt/contract/inquiry/inquiry-fields';
import { languages } from '@tt/contract/language/language';
import { expect, test } from 'vitest';
import { buildDns, buildInquiry } from '../../../../test/builders.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';
import { anonKey, siteOrigin } from '../../../../test/test-config.ts';

type Options = Parameters<typeof startTestApp>[0];
const url = '/rest/v1/client_request';
const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: siteOrigin };

function send({ app }: TestApp, fields: object, change: { headers?: object; url?: string } = {}) {
  return app.inject({
    method: 'POST',
    url: change.url ?? url,
    headers: { ...headers, ...change.headers },
    payload: new URLSearchParams({ apikey: anonKey, ...fields }).toString(),
  });
}

async function listRows({ context }: TestApp) {
  return (await context.pool.query('select name, project_description, flagged from client_request')).rows;
}

const startApp = (options: Options = {}) => startTestApp({ replacements: buildDns(), ...options });

async function post(fields: object, options: Options = {}) {
  const app = await startApp(options);
  const response = await send(app, fields);
  return { response, html: response.body, rows: await listRows(app) };
}

/** What a browser reads from the page: enough of HTML for its own markup. */
function readForm(html: string) {
  const decode = (text: string) =>
    text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '');
  const inputs = [...html.matchAll(/<input ([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const read = (attributes: string, name: string) =>
    decode(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
  const values: Record<string, string> = Object.fromEntries(
    inputs.map((input) => [read(input, 'name'), read(input, 'value')]),
  );
  const [, description = ''] = /<textarea[^>]*>\n([^<]*)<\/textarea>/.exec(html) ?? [];
  const wrong = [...html.matchAll(/name="(\w+)"[^>]*aria-invalid="true"/g)].map(([, name]) => name);
  return { values: { ...values, project_description: decode(description) } as Record<string, string>, wrong };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

test('a form without script is stored and ends on the contact page in its language', async () => {
  const { response, rows } = await post({ ...buildInquiry({ language: 'pl' }), fax_number: '' });
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe(`${siteOrigin}/pl/contact#sent`);
  expect(rows).toMatchObject([{ name: 'Ada Lovelace', flagged: false }]);
});

test('[RESCUE-02] several fields of the text are its lines', async () => {
  const app = await startApp();
  const { project_description: _, ...rest } = buildInquiry();
  const fields = new URLSearchParams({ apikey: anonKey, ...rest });
  for (const line of ['A consultation, please.', '2031-04-02', '14:30', 'Kyiv', ''])
    fields.append(inquiryLineField, line);
  await app.app.inject({ method: 'POST', url, headers, payload: fields.toString() });
  expect(await listRows(app)).toMatchObject([
    { project_description: 'A consultation, please.\n2031-04-02\n14:30\nKyiv' },
  ]);
});

test('[CONTACT-22] a refused form comes back as a page with everything typed, the field marked and its sentence', async () => {
  const inquiry = buildInquiry({ language: 'ru', project_description: 'Первая строка\n\nТретья' });
  const dns = buildDns({ mx: { kind: 'no_name' } });
  const { response, html, rows } = await post(inquiry, { replacements: dns });
  expect(response.statusCode).toBe(422);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(rows).toEqual([]);
  expect(html).toContain('<html lang="ru">');
  expect(html).toContain('Такого почтового домена нет. Проверьте, пожалуйста, написание.');
  const form = readForm(html);
  expect(form.values).toEqual({ ...inquiry, fax_number: '', apikey: anonKey });
  expect(form.wrong).toEqual(['email']);
});

test('[CONTACT-22] what comes back can be corrected and sent', async () => {
  const app = await startApp();
  const inquiry = buildInquiry({ language: 'es', project_description: '\nUna "línea" & <otra>' });
  const { values } = readForm((await send(app, { ...inquiry, email: 'ada' })).body);
  const response = await send(app, { ...values, email: inquiry.email });
  expect(response.headers.location).toBe(`${siteOrigin}/es/contact#sent`);
  expect(await listRows(app)).toEqual([
    { name: inquiry.name, project_description: 'Una "línea" & <otra>', flagged: false },
  ]);
});

test.each(languages)('[CONTACT-22] each wrong field has its sentence in $code', async ({ code, tag }) => {
  const long = 'x'.repeat(20_000);
  const fields = {
    ...Object.fromEntries(fieldNames.map((name) => [name, long])),
    email: 'ada',
    project_description: ' ',
  };
  const { response, html } = await post({ ...fields, language: code });
  expect(response.statusCode).toBe(400);
  expect(html).toContain(`<html lang="${tag}">`);
  const form = readForm(html);
  expect(form.wrong).toEqual(fieldNames);
  expect(form.values).toMatchObject({ ...fields, language: code });
  const sentences = [...html.matchAll(/class="note note-bad"[^>]*><svg.*?<\/svg>([^<]+)</g)];
  expect(sentences).toHaveLength(fieldNames.length);
  expect(new Set(sentences.map(([, text]) => text)).size).toBeGreaterThanOrEqual(5);
});

test('a field that is missing altogether is asked for', async () => {
  const { html } = await post({ language: 'en' });
  expect(readForm(html).wrong).toEqual(['name', 'email', 'project_description']);
  expect(html).toContain('Please enter your name');
});

test.each([
  ['quotes', `"><script>alert(1)</script>`],
  ['single quotes', `' onfocus='alert(1)`],
  ['an end of the text', '</textarea><img src=x onerror=alert(1)>'],
  ['entities', '&lt;b&gt; &amp;quot; &#x3c;'],
])('[CONTACT-22] hostile text comes back as text: %s', async (_what, text) => {
  const fields = Object.fromEntries([...fieldNames, 'form_token', 'fax_number'].map((name) => [name, text]));
  const { response, html } = await post({ ...fields, language: text });
  expect(html).not.toMatch(/<script|<img|' onfocus/);
  const { form_token, fax_number, ...typed } = fields;
  expect(readForm(html).values).toMatchObject({ ...typed, form_token, fax_number: '', language: 'en' });
  expect(response.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src https?:\/\/\S+;/,
  );
  expect(response.headers['content-security-policy']).not.toContain('unsafe');
});

test('characters that nobody sees do not keep a form from being stored', async () => {
  const { response } = await post(buildInquiry({ name: 'Ada\u2028Lovelace', company_name: 'Engines\u202e' }));
  expect(response.statusCode).toBe(303);
});

test('[CONTACT-22] who has sent too much keeps the text, and learns when to come back', async () => {
  const app = await startApp({ environment: { INQUIRIES_PER_ADDRESS_AND_HOUR: '1' } });
  const inquiry = buildInquiry({ language: 'pl' });
  await send(app, inquiry);
  const again = buildInquiry({ language: 'pl', project_description: 'Jeszcze jedno' });
  const response = await send(app, again);
  expect(response.statusCode).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(response.body).toContain('To sporo wiadomości');
  expect(response.body).toContain('Twój tekst nadal tu jest');
  expect(readForm(response.body)).toMatchObject({ values: again, wrong: [] });
});

test('[CONTACT-22] without the database the text comes back too, with another way', async () => {
  const inquiry = buildInquiry({ language: 'ua' });
  const { app } = await startTestApp({
    replacements: buildDns(),
    databaseUrl: 'postgresql://postgres:postgres@127.0.0.1:1/none',
  });
  const response = await send({ app } as TestApp, inquiry);
  expect(response.statusCode).toBe(503);
  expect(response.body).toContain('Ваш текст на\u00a0місці');
  expect(response.body).toMatch(/href="mailto:[^"@]+@[^"]+"/);
  expect(readForm(response.body).values).toMatchObject(inquiry);
});

test('a page whose key is no longer accepted gets its text back with the current one', async () => {
  const { response, html, rows } = await post({ ...buildInquiry(), apikey: 'a-key-of-last-year' });
  expect(response.statusCode).toBe(401);
  expect(readForm(html).values.apikey).toBe(anonKey);
  expect(rows).toEqual([]);
});

test('a text that is too large to be read is one step back in the browser', async () => {
  const app = await startApp();
  const inquiry = buildInquiry({ project_description: 'ж'.repeat(60_000) });
  const response = await send(app, inquiry, { url: `${url}?language=ua` });
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe(`${siteOrigin}/ua/contact#failed`);
  expect(await listRows(app)).toEqual([]);
});

test('the address of a refused form, opened again, leads to the contact page in its language', async () => {
  const { app } = await startApp();
  const open = async (query: string) => {
    const { statusCode, headers } = await app.inject({ url: url + query });
    return [statusCode, headers.location];
  };
  expect(await open('?language=ru')).toEqual([303, `${siteOrigin}/ru/contact`]);
  for (const query of ['', '?language=xx', '?language=//evil.example'])
    expect(await open(query), query).toEqual([303, `${siteOrigin}/en/contact`]);
});

test('a form of another site is refused, and gets nothing back', async () => {
  const app = await startApp();
  const response = await send(app, buildInquiry(), { headers: { origin: 'https://elsewhere.example' } });
  expect(response.statusCode).toBe(403);
  expect(response.json()).toEqual({ error: { code: 'wrong_origin' } });
  expect(await listRows(app)).toEqual([]);
});
