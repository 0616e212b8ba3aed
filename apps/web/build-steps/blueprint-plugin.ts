import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { bindShortWords } from '@tt/contract/language/bind-short-words';
import { type LanguageCode, languageCodes } from '@tt/contract/language/language';
import type { Plugin } from 'vite';
import { bundleEntries } from './bundle-entries.ts';
import { scriptAddressesPlugin } from './script-addresses-plugin.ts';
import { siteBase } from './site-base.ts';

/** The commit that is built, from the environment or from Git. Undefined without either. */
function readRevision(): string {
  const { REVISION = '' } = process.env;
  if (REVISION !== '' && REVISION !== 'unknown') return REVISION.slice(0, 7);
  // Ignores tags, and marks a source that differs from the commit.
  const describe = ['describe', '--always', '--dirty=+', '--abbrev=7', '--exclude=*'];
  return spawnSync('git', describe, { encoding: 'utf8' }).stdout?.trim() ?? '';
}

/** The script imports its texts in English, and gets those of its language. */
const textsPlugin = (language: LanguageCode): Plugin => ({
  name: 'blueprint-texts',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/messages/en/blueprint.json')
      ? readFile(id.replace('/messages/en/', `/messages/${language}/`), 'utf8').then((text) =>
          bindShortWords(text, language),
        )
      : undefined,
});

/**
 * Builds the script that shows a page as its own drawing, one file with its texts for each language.
 * `virtual:blueprint/scripts` exports their URLs. A page loads one when the button is pressed.
 */
export function blueprintPlugin(entry: string): Plugin {
  const build = async (language: LanguageCode) => {
    const [script] = await bundleEntries(
      'blueprint',
      { [language]: entry },
      {
        plugins: [textsPlugin(language)],
        define: { 'import.meta.env.VITE_REVISION': JSON.stringify(readRevision()) },
      },
    );
    if (!script) throw new Error(`The drawing was not built in ${language}`);
    return { language, fileName: script.fileName, source: script.code };
  };
  let scripts: ReturnType<typeof build>[] | undefined;
  const getScripts = () => {
    scripts ??= languageCodes.map(build);
    return Promise.all(scripts);
  };
  return scriptAddressesPlugin({
    kind: 'blueprint',
    build: async () => ({
      urls: Object.fromEntries(
        (await getScripts()).map(({ language, fileName }) => [language, siteBase + fileName]),
      ),
    }),
    develop: () => ({ urls: Object.fromEntries(languageCodes.map((language) => [language, `/${entry}`])) }),
    listFiles: async () => (await getScripts()).map(({ fileName, source }) => ({ fileName, source })),
  });
}
