import type { Page } from '@playwright/test';
import { readContentFiles } from '../editor/editor-page.ts';
import { expect, test } from '../editor/editor-test.ts';
import { listChanges, listProblems } from '../editor/judge-files.ts';

/* Test data: neither the person nor the client exists. */
const person = 'packages/contract/people/test-person';
const story = 'apps/web/content/cases/5g-orchestration';
const codes = ['en', 'es', 'pl', 'ru', 'ua'];

const words = {
  English: [
    'Test engineer',
    'We knew every week what we would get.',
    'Head of the test',
    'A test bench with two antennas',
  ],
  ua: [
    'Тестувальник',
    'Ми щотижня знали, що отримаємо.',
    'Керівник тесту',
    'Тестовий стенд із двома антенами',
  ],
  Polish: [
    'Tester',
    'Co tydzień wiedzieliśmy, co dostaniemy.',
    'Kierownik testu',
    'Stanowisko testowe oraz dwie anteny',
  ],
  Russian: [
    'Тестировщик',
    'Мы каждую неделю знали, что получим.',
    'Руководитель теста',
    'Тестовый стенд с двумя антеннами',
  ],
  Spanish: [
    'Técnico de pruebas',
    'Cada semana sabíamos qué íbamos a recibir.',
    'Jefe de pruebas',
    'Un banco de pruebas con dos antenas',
  ],
} as const;

// The editor draws the fields that are in view, so a whole part of an entry has to be.
test.use({ viewport: { width: 1280, height: 1_600 } });

/** The mark of a client on a transparent ground. */
async function drawLogo(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 300;
    canvas.height = 100;
    canvas.getContext('2d')?.fillRect(20, 20, 260, 60);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

test('[TRUTH-05] [TRUTH-11] a writer adds a person with a photo, and the check asks for the permission', async ({
  editor,
  page,
}) => {
  const before = readContentFiles();
  await editor.open(before);
  await editor.create('People');
  await editor.pane('English').waitFor();
  await editor.save(async () => {
    for (const [language, [role]] of Object.entries(words)) {
      await editor.showLanguage(language);
      await editor.pane(language).getByRole('textbox', { name: 'Role' }).fill(role);
    }
    await editor.setSlug('test-person');
  });
  await editor.create('People: facts');
  const photo = await page.screenshot();
  await editor.upload(editor.field('Photo'), { name: 'IMG 1234.PNG', mimeType: 'image/png', buffer: photo });
  await editor.save(async () => {
    await page.getByRole('spinbutton', { name: 'Order' }).fill('10');
    await page.getByRole('textbox', { name: 'Name' }).fill('Test Person');
    await page.getByRole('textbox', { name: 'Slug' }).fill('test-person');
  });
  expect(listProblems(await editor.readFiles())).toEqual([
    `${person}/facts.json: permittedOn: Test Person has no date of permission. Get it in writing and enter the day as permittedOn, or take the name out.`,
  ]);

  await editor.openEntry('People: facts', 'test person');
  await editor.save(() => page.getByRole('textbox', { name: 'Permitted on' }).fill('2026-11-01'));
  const after = await editor.readFiles();
  expect(listChanges(before, after)).toEqual([
    `${person}/facts.json`,
    `${person}/img-1234.png`,
    ...codes.map((code) => `${person}/words.${code}.json`),
  ]);
  expect(JSON.parse(after[`${person}/facts.json`] ?? '')).toMatchObject({
    name: 'Test Person',
    photo: 'img-1234.png',
    permittedOn: '2026-11-01',
  });
  expect(listProblems(after)).toEqual([]);
});

test('[TRUTH-11] a writer adds a logo, a quote and a photo to a case, and the check accepts them', async ({
  editor,
  page,
}) => {
  const before = readContentFiles();
  await editor.open(before);
  await editor.openEntry('Cases: facts', '5g orchestration');
  const logo = { name: 'Logo (final).png', mimeType: 'image/png', buffer: await drawLogo(page) };
  const client = await editor.add('Client');
  await client.getByRole('textbox', { name: 'Name' }).fill('Test Client');
  await editor.upload(editor.field('Logo', client), logo);
  await client.getByRole('textbox', { name: 'Permitted on' }).fill('2026-11-01');
  const quote = await editor.add('Quote');
  await quote.getByRole('textbox', { name: 'Person' }).fill('Test Speaker');
  await quote.getByRole('radio', { name: 'en', exact: true }).click();
  await quote.getByRole('textbox', { name: 'Permitted on' }).fill('2026-11-02');
  const pictures = await editor.add('Pictures');
  const photo = { name: 'Test bench.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await editor.upload(editor.field('Picture', pictures), photo);
  await pictures.getByRole('spinbutton', { name: 'Section' }).fill('1');
  await editor.save();

  await editor.openEntry('Cases', '5G orchestration framework integration');
  await editor.pane('English').waitFor();
  const added = new Set<string>();
  await editor.save(async () => {
    for (const [language, [, text, role, alt]] of Object.entries(words)) {
      await editor.showLanguage(language);
      const pane = editor.pane(language);
      if (!added.has(language)) await editor.add('Quote', pane);
      await editor.field('Text', editor.field('Quote', pane)).getByRole('textbox').fill(text);
      await editor.field('Role', editor.field('Quote', pane)).getByRole('textbox').fill(role);
      if (!added.has(language)) await editor.add('Pictures', pane);
      await editor.field('Alternative text', editor.field('Pictures', pane)).getByRole('textbox').fill(alt);
      added.add(language);
    }
  });

  const after = await editor.readFiles();
  expect(listChanges(before, after)).toEqual([
    `${story}/facts.json`,
    `${story}/logo-final.png`,
    `${story}/test-bench.png`,
    ...codes.map((code) => `${story}/words.${code}.json`),
  ]);
  expect(JSON.parse(after[`${story}/facts.json`] ?? '')).toMatchObject({
    client: { name: 'Test Client', logo: 'logo-final.png', permittedOn: '2026-11-01' },
    quote: { person: 'Test Speaker', language: 'en', permittedOn: '2026-11-02' },
    pictures: [{ file: 'test-bench.png', section: 1 }],
  });
  expect(listProblems(after)).toEqual([]);
});
