import { getLanguage, type LanguageCode } from '@tt/contract/language/language';
import type { Case } from '../../content/cases.ts';
import { toPicturePath } from '../../content/pictures/list-pictures.server.ts';
import { readPicture } from '../../content/pictures/read-picture.server.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { getWords } from '../i18n/get-words.server.ts';
import { toShortHost } from '../lib/to-short-host.ts';
import { findPerson, loadPerson } from './load-people.server.ts';

/** Who the work was done for. */
export function loadClient(language: LanguageCode, { key, client }: Case) {
  if (!client) return undefined;
  const t = getTranslator(language);
  const { name, link, logo } = client;
  return {
    label: t('truth.client'),
    name,
    logo: logo ? readPicture(toPicturePath('cases', key, logo), 'logo') : undefined,
    link: link
      ? { href: link, label: toShortHost(link), name: t('truth.clientSite', { client: name }) }
      : undefined,
  };
}

/** What the client says, with the language in which it was said if that is another. */
export function loadQuote(language: LanguageCode, { key, band, client, quote }: Case) {
  const words = getWords(language, 'cases', key).quote;
  if (!quote || !words) return undefined;
  const t = getTranslator(language);
  const { tag } = getLanguage(language);
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(getLanguage(quote.language).tag) ?? '';
  return {
    band,
    text: words.text,
    person: quote.person,
    role: [words.role, client?.name].filter(Boolean).join(', '),
    photo: quote.photo
      ? {
          ...readPicture(toPicturePath('cases', key, quote.photo), 'face'),
          alt: t('truth.photoOf', { name: quote.person }),
        }
      : undefined,
    original: quote.language === language ? undefined : t('truth.quoteOriginal', { language: name }),
  };
}

/** Pictures of the work, by the section of the story after which they stand: one wide, or two side by side. */
export function listShots(language: LanguageCode, { key, pictures }: Case) {
  const words = getWords(language, 'cases', key).pictures;
  const shots = pictures.map(({ file, section }, place) => ({
    section,
    alt: words[place]?.alt ?? '',
    caption: words[place]?.caption,
    picture: readPicture(toPicturePath('cases', key, file), 'photo'),
  }));
  return [...Map.groupBy(shots, ({ section }) => section)].flatMap(([section, own]) =>
    toPairs(own).map((row) => ({ section, shots: row })),
  );
}

const toPairs = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0 ? [] : [items.slice(0, 2), ...toPairs(items.slice(2))];

/** Who did the work. */
function loadDoers(language: LanguageCode, { people }: Case) {
  if (people.length === 0) return undefined;
  return {
    heading: getTranslator(language)('truth.did'),
    people: people.map((key) => loadPerson(language, findPerson(key))),
  };
}

/** Who speaks for the case. */
export function loadVoices(language: LanguageCode, item: Case) {
  const quote = loadQuote(language, item);
  const doers = loadDoers(language, item);
  return quote || doers ? { band: item.band, quote, doers } : undefined;
}
