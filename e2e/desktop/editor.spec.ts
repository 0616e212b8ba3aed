import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '@tt/contract/settings/settings';
import { settingsSchema } from '@tt/contract/settings/settings-schema';
import { readContentFiles } from '../editor/editor-page.ts';
import { expect, test } from '../editor/editor-test.ts';
import { listChanges, listProblems } from '../editor/judge-files.ts';
import { builtSite } from '../editor/start-editor-site.ts';

const story = 'apps/web/content/cases/linux-3d-stack';
const title = 'A 3D stack on Linux';

test('[ART-04] a writer changes the title of a case in two languages, and only the two files change', async ({
  editor,
}) => {
  const before = readContentFiles();
  await editor.open(before);
  await editor.openEntry('Cases', title);
  await editor.pane('English').getByRole('textbox', { name: 'Title' }).first().fill('A 3D stack, chosen');
  await editor.pane('ua').getByRole('textbox', { name: 'Title' }).first().fill('3D-стек: вибір');
  await editor.save();

  const after = await editor.readFiles();
  expect(listChanges(before, after)).toEqual([`${story}/words.en.json`, `${story}/words.ua.json`]);
  expect(after[`${story}/words.en.json`]).toBe(
    before[`${story}/words.en.json`]?.replace(`"title": "${title}"`, '"title": "A 3D stack, chosen"'),
  );
  expect(JSON.parse(after[`${story}/words.ua.json`] ?? '').title).toBe('3D-стек: вибір');
  expect(listProblems(after)).toEqual([]);
});

test('[TRUTH-08] [SETTINGS-02] an owner changes name, price and offer, and one file changes to what the site accepts', async ({
  editor,
  page,
}) => {
  const path = 'packages/contract/src/settings.json';
  const offer = {
    currency: 'USD',
    prices: { minutes15: 200, minutes30: 300, minutes60: 400 },
    freeUntil: '2025-08-01',
    isExtended: true,
  };
  const before = {
    ...readContentFiles(),
    [path]: JSON.stringify({ ...settings, identity: {}, offer }, null, 2),
  };
  await editor.open(before);
  await editor.openEntry('Settings', 'Company, hours and offer');
  const openGroup = (name: string) =>
    page
      .getByRole('group', { name: new RegExp(`“\\W?${name}\\W?” Field`) })
      .getByRole('button', { name: 'Expand', exact: true })
      .click();
  await openGroup('Company');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Cogs & Cams');
  await openGroup('Offer');
  await page.getByRole('spinbutton', { name: '15 minutes' }).fill('250');
  await page.getByRole('textbox', { name: 'Free until' }).fill('');
  await editor.save();

  const after = await editor.readFiles();
  expect(listChanges(before, after)).toEqual([path]);
  const written = settingsSchema.parse(JSON.parse(after[path] ?? ''));
  expect(written).toEqual({
    ...settings,
    identity: {},
    company: { ...settings.company, name: 'Cogs & Cams' },
    offer: { ...offer, prices: { ...offer.prices, minutes15: 250 }, freeUntil: null },
  });
});

test('[ART-04] a language that a writer leaves out is named by the check', async ({ editor, page }) => {
  await editor.open(readContentFiles());
  await editor.openEntry('Cases', title);
  await editor
    .pane('ua')
    .getByRole('button', { name: /Content Options/ })
    .click();
  await page.getByRole('menuitem', { name: /Disable/ }).click();
  await editor.save();

  expect(listProblems(await editor.readFiles())).toEqual([
    `${story}/words.ua.json: is missing, so English is shown: translate the English file of this name`,
  ]);
});

const article = {
  English: ['Quiet gears', 'Why gears hum, and how to stop it.'],
  ua: ['Тихі шестерні', 'Чому шестерні гудуть і як це зупинити.'],
  Polish: ['Ciche koła zębate', 'Dlaczego koła zębate buczą oraz jak to zatrzymać.'],
  Russian: ['Тихие шестерни', 'Почему шестерни гудят и как это остановить.'],
  Spanish: ['Engranajes silenciosos', 'Por qué zumban los engranajes y cómo evitarlo.'],
} as const;

test('[ART-04] a writer adds an article in five languages, and the check accepts it', async ({
  editor,
  page,
}) => {
  const before = readContentFiles();
  await editor.open(before);
  await editor.create('Articles');
  await editor.pane('English').waitFor();
  await editor.save(async () => {
    for (const [language, [name, excerpt]] of Object.entries(article)) {
      await editor.showLanguage(language);
      const pane = editor.pane(language);
      await pane.getByRole('textbox', { name: 'Title' }).first().fill(name);
      await pane.getByRole('textbox', { name: 'Excerpt' }).fill(excerpt);
      await pane.getByRole('textbox', { name: 'Title' }).last().fill(name);
      await pane.getByRole('textbox', { name: 'Description' }).fill(`${excerpt} ${excerpt} ${excerpt}`);
      await pane
        .getByRole('textbox', { name: 'Text', exact: true })
        .fill(`${excerpt}\n\n## ${name}\n\n${excerpt}`);
    }
  });
  await editor.create('Articles: facts');
  await editor.save(async () => {
    await editor.choose('Color band', 'design');
    await page.getByRole('textbox', { name: 'Date' }).fill('2026-11-16');
    await editor.choose('Drawing', 'service-design');
    await page.getByRole('switch', { name: 'Published' }).setChecked(true);
    await page.getByRole('textbox', { name: 'Slug' }).fill('quiet-gears');
    await page.getByRole('spinbutton', { name: 'Order' }).fill('30');
  });

  const after = await editor.readFiles();
  const folder = 'apps/web/content/articles/quiet-gears';
  expect(listChanges(before, after)).toEqual([
    `${folder}/facts.json`,
    ...['en', 'es', 'pl', 'ru', 'ua'].map((code) => `${folder}/words.${code}.md`),
  ]);
  expect(listProblems(after)).toEqual([]);
});

test('[ART-04] the editor is a page of its own: its policy is stricter, and no other file of the site changes', async ({
  page,
  site,
}) => {
  const list = (root: string) => globSync('**/*', { cwd: root, withFileTypes: false }).sort();
  const [own, built] = [list(site.root), list(builtSite)];
  const added = own.filter((path) => !built.includes(path));
  expect(added.filter((path) => !/^(?:admin|assets\/editor)(?:\/|$)/.test(path))).toEqual([]);
  const pages = built.filter((path) => path.endsWith('.html'));
  for (const path of pages)
    expect(readFileSync(join(site.root, path), 'utf8')).not.toContain('/assets/editor/');

  const answer = await page.request.get('/admin');
  expect(answer.headers()['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(await answer.text())?.[1];
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain("connect-src 'self' blob: data: https://api.github.com");
});
