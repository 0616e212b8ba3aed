import { editFile, editJson } from './edit-file.ts';
import { translateFiles } from './translate-files.ts';
import type { Trial } from './trial.ts';

/** In pieces, because no file but the settings may hold a tagline. */
const tagline = ['Technik', 'die', 'antreibt'].join(' ');

/** docs/tasks/add-a-language.md with German, whose texts are English with odd vowels, and three texts left out. */
export const sixthLanguage: Trial = {
  apply(folder) {
    editFile(
      folder,
      'packages/contract/src/language/language.ts',
      "ogLocale: 'es_ES' },\n",
      "ogLocale: 'es_ES' },\n  { code: 'de', tag: 'de', name: 'Deutsch', ogLocale: 'de_DE' },\n",
    );
    editFile(
      folder,
      'packages/contract/src/site-settings.ts',
      '    tagline: {\n',
      `    tagline: {\n      de: '${tagline}',\n`,
    );
    editFile(folder, 'apps/web/app/lib/font-preloads.tsx', '  es: latin,\n', '  es: latin,\n  de: latin,\n');
    editFile(folder, 'scripts/check/texts/message-letters.ts', '  es: [', '  de: [noCyrillic],\n  es: [');
    editFile(
      folder,
      'docs/translation.md',
      '| `es`           | `es`                | tú              |\n',
      '| `es`           | `es`                | tú              |\n| `de`           | `de`                | Sie             |\n',
    );
    editFile(folder, 'apps/web/test/claims.ts', '  es: /', '  de: /Auszeichnung|zertifiziert/i,\n  es: /');
    editFile(
      folder,
      'apps/web/test/claims.ts',
      "  es: 'Nuestros",
      "  de: 'Viele Auszeichnungen.',\n  es: 'Nuestros",
    );
    editFile(folder, 'apps/web/test/claims.ts', "  es: 'unos'", "  de: 'äböüt',\n  es: 'unos'");
    translateFiles(folder, 'de');
    editJson<{ nav: { cases?: string } }>(folder, 'apps/web/messages/de/common.json', ({ nav }) => {
      delete nav.cases;
    });
    editJson<{ lead?: string }>(folder, 'apps/web/content/cases/linux-3d-stack/words.de.json', (words) => {
      delete words.lead;
    });
    editJson<{ label?: string }>(folder, 'apps/web/content/services/design/words.de.json', (words) => {
      words.label = '';
    });
  },
  checkSays: [
    /messages\/de\/common\.json.* lacks common\.nav\.cases, so English is shown/,
    /cases\/linux-3d-stack\/words\.de\.json.* lacks cases\/linux-3d-stack\.lead, so English is shown/,
    /services\/design\/words\.de\.json.* lacks services\/design\.label, so English is shown/,
  ],
  apiTests: ['src/features/booking/mail', 'src/features/enquiry'],
  journeys: ['desktop/language-selector', 'navigation', 'mobile/menu', 'desktop/contact-languages'],
  pages: [
    ['de', 'lang="de"'],
    ['de/expertise/design', 'Graphic &amp; Web Design'],
    ['de/contact', '>Cases<'],
  ],
};
