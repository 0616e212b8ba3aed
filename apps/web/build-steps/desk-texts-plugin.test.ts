import { type LanguageCode, languageCodes } from '@tt/contract/language/language';
import { type LaunchLine, toLaunchValues } from '@tt/contract/launch/launch-list';
import { expect, test } from 'vitest';
import { createDeskTranslator } from '../app/features/desk/frame/desk-texts.ts';
import { deskTextsPlugin } from './desk-texts-plugin.ts';

async function loadFile(code: string) {
  const { load } = deskTextsPlugin();
  if (typeof load !== 'function') throw new Error('The plugin loads nothing');
  const module = await load.call({} as never, `\0virtual:desk-texts/texts-${code}`);
  return JSON.parse(String(module).replace(/^export const file = |;$/g, ''));
}

test('the texts of each language are compiled, and know the topics by their keys', async () => {
  for (const code of languageCodes) {
    const t = createDeskTranslator(code, await loadFile(code));
    expect(t('desk.nav.waitingCount', { count: 6 }), code).toMatch(/\p{L}.*6/u);
    expect(t.topics.martech, code).toEqual({ name: expect.stringMatching(/\p{L}/u), band: 'martech' });
    expect(t.topics['5g-orchestration']?.band, code).toBe('fiveg');
    expect(t.topics['leadgen-ai']?.name, code).toMatch(/LeadGen/);
  }
});

test('a plural has the form of the language, a tag becomes an element', async () => {
  const t = createDeskTranslator('ua', await loadFile('ua'));
  const toDevices = (count: number) => t('desk.people.devices', { count });
  expect([1, 2, 5].map(toDevices)).toEqual(['1 пристрій', '2 пристрої', '5 пристроїв']);
  const parts = t.rich('desk.list.summary', {
    values: { count: 2 },
    tags: { b: (content) => ({ content }) },
  });
  expect(parts[0]).toMatchObject({ content: [expect.stringContaining('2')] });
});

test('[TRUTH-07] a line of the launch list is said in the language of the desk', async () => {
  const say = async (code: LanguageCode, line: LaunchLine) => {
    const t = createDeskTranslator(code, await loadFile(code));
    return t(line.key, toLaunchValues(line, t.tag));
  };
  const offer = { date: '2025-08-01', shown: 'yes', file: 'price.json' };
  expect(await say('pl', { key: 'launch.offer', params: offer })).toMatch(
    /^Oferta skończyła się 1 sierpnia 2025, a\snadal jest widoczna: .*\sprice\.json/,
  );
  const cases = { count: 2, keys: 'a, b', file: 'facts.json' };
  expect(await say('ua', { key: 'launch.cases', params: cases })).toMatch(/^2 кейси не\sмають .*\(a, b\)/);
});

test('no other module is touched', async () => {
  const { load } = deskTextsPlugin();
  expect(
    typeof load === 'function' && (await load.call({} as never, '\0virtual:desk-texts/texts-xx')),
  ).toBeUndefined();
});
