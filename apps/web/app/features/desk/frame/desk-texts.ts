import { getLanguage, type LanguageCode } from '@tt/contract/language/language';
import type { launchTexts } from '@tt/contract/launch/launch-texts';
import { type CompiledMessage, formatMessage } from '../../../i18n/format-message.ts';
import { formatRichMessage } from '../../../i18n/format-rich-message.ts';
import type { Messages } from '../../../i18n/messages.server.ts';
import { siteValues } from '../../../i18n/site-values.ts';
import type { MessageKey, TreeAt, TreeKey } from '../../../i18n/translator.ts';

type DeskMessages = Pick<Messages, 'desk'> & { launch: typeof launchTexts.en };
export type DeskKey = MessageKey<DeskMessages>;
type Values = Record<string, string | number>;

/** What `virtual:desk-texts/texts-<code>` exports. */
export interface DeskTextFile {
  texts: object;
  topics: Record<string, { name: string; band: string }>;
}

export interface DeskTranslator {
  /** The text of a key in the desk's language. */
  (key: DeskKey, values?: Values): string;
  /** Texts without values below a key, for names that are only known at run time. */
  tree<Key extends TreeKey<DeskMessages>>(key: Key): TreeAt<DeskMessages, Key>;
  /** A text with tags, such as `<b>`, as parts: each tag becomes what `tags` makes of it. */
  rich<Element>(
    key: DeskKey,
    options: { values?: Values; tags: Record<string, (content: (string | Element)[]) => Element> },
  ): (string | Element)[];
  language: LanguageCode;
  /** The BCP 47 tag, for `lang` and `Intl`. */
  tag: string;
  topics: DeskTextFile['topics'];
}

const files: Record<LanguageCode, () => Promise<{ file: DeskTextFile }>> = {
  en: () => import('virtual:desk-texts/texts-en'),
  ua: () => import('virtual:desk-texts/texts-ua'),
  pl: () => import('virtual:desk-texts/texts-pl'),
  ru: () => import('virtual:desk-texts/texts-ru'),
  es: () => import('virtual:desk-texts/texts-es'),
};

/** Loads a language of the desk. A reply template is asked from the translator of the client's language. */
export async function loadDeskTranslator(language: LanguageCode): Promise<DeskTranslator> {
  return createDeskTranslator(language, (await files[language]()).file);
}

export function createDeskTranslator(language: LanguageCode, file: DeskTextFile): DeskTranslator {
  const { tag } = getLanguage(language);
  const find = (key: string) =>
    key.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], file.texts);
  const translate = (key: string, values?: Values) =>
    formatMessage(find(key) as CompiledMessage, tag, { ...siteValues, ...values });
  return Object.assign(translate, {
    tree: <Tree>(key: string) => find(key) as Tree,
    rich: <Element>(
      key: string,
      { values, tags }: { values?: Values; tags: Record<string, (content: (string | Element)[]) => Element> },
    ) => formatRichMessage(find(key) as CompiledMessage, tag, { values: { ...siteValues, ...values }, tags }),
    language,
    tag,
    topics: file.topics,
  }) as DeskTranslator;
}
