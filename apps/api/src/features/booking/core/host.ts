import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { defaultLanguageCode, type LanguageCode, languages } from '@tt/contract/language/language';
import { personFactsSchema, personWordsSchema } from '@tt/contract/people/person';

/** Who leads the consultations. */
export interface Host {
  name: string;
  roles: Record<LanguageCode, string>;
}

const ownFolder = new URL('../../../../../../packages/contract/people/', import.meta.url);

/** The host among the company's people. As long as nobody is named, the folder doesn't exist. */
export function readHost(folder = ownFolder): Host | undefined {
  if (!existsSync(folder)) return undefined;
  const people = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => new URL(`${name}/`, folder))
    // The words of a person may be published before the facts.
    .filter((person) => existsSync(new URL('facts.json', person)))
    .map((person) => ({ person, ...personFactsSchema.parse(readJson(new URL('facts.json', person))) }));
  const [host] = people.filter(({ isHost }) => isHost).sort((one, other) => one.order - other.order);
  return host && { name: host.name, roles: readRoles(host.person) };
}

/** A language without words of its own has the English ones, as on the site. */
function readRoles(person: URL): Host['roles'] {
  const readRole = (code: LanguageCode) => {
    const own = new URL(`words.${code}.json`, person);
    const file = existsSync(own) ? own : new URL(`words.${defaultLanguageCode}.json`, person);
    return [code, personWordsSchema.parse(readJson(file)).role] as const;
  };
  return Object.fromEntries(languages.map(({ code }) => readRole(code))) as Host['roles'];
}

function readJson(file: URL): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
