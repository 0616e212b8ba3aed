import { getLanguage, type LanguageCode } from '@tt/contract/language/language';
import { type Person, people } from '../../content/people.ts';
import { toPicturePath } from '../../content/pictures/list-pictures.server.ts';
import { type PictureSource, readPicture } from '../../content/pictures/read-picture.server.ts';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { getWords } from '../i18n/get-words.server.ts';
import { toShortHost } from '../lib/to-short-host.ts';

export interface ShownPerson {
  name: string;
  role: string;
  about: string | undefined;
  /** The languages that a person speaks, in the page's language. */
  languages: string | undefined;
  links: { label: string; href: string }[];
  photo: (PictureSource & { alt: string }) | undefined;
}

export function findPerson(key: string): Person {
  const person = people.find((each) => each.key === key);
  if (!person) throw new Error(`There is no person ${key}`);
  return person;
}

/** A person as pages show them. */
export function loadPerson(language: LanguageCode, person: Person): ShownPerson {
  const t = getTranslator(language);
  const { role, about } = getWords(language, 'people', person.key);
  const { name, photo, links } = person;
  return {
    name,
    role,
    about,
    languages: formatLanguages(language, person.languages),
    links: links.map((href) => ({ label: toShortHost(href), href })),
    photo: photo
      ? {
          ...readPicture(toPicturePath('people', person.key, photo), 'face'),
          alt: t('truth.photoOf', { name }),
        }
      : undefined,
  };
}

function formatLanguages(language: LanguageCode, spoken: readonly string[]): string | undefined {
  if (spoken.length === 0) return undefined;
  const { tag } = getLanguage(language);
  const names = new Intl.DisplayNames(tag, { type: 'language' });
  const [first = '', ...others] = spoken.map((code) => names.of(code) ?? code);
  return [first.charAt(0).toLocaleUpperCase(tag) + first.slice(1), ...others].join(', ');
}

/** The people whom a visitor meets first. */
export function loadTeam(language: LanguageCode) {
  const team = people.filter(({ isOnHome }) => isOnHome).slice(0, 4);
  if (team.length === 0) return undefined;
  const t = getTranslator(language);
  return {
    heading: t('truth.talkTo'),
    lead: t('truth.talkToLead'),
    people: team.map((person) => loadPerson(language, person)),
  };
}
