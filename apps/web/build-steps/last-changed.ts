import { createHash } from 'node:crypto';
import { defaultLanguageCode, type LanguageCode, toLanguageCode } from '@tt/contract/language/language';
import { listAddresses } from '../app/address-map.ts';
import { getWrittenWords } from '../app/i18n/get-words.server.ts';
import { accessibilityPath, findDetail, privacyPolicyPath, type Section } from '../app/i18n/paths.ts';
import { accessibilityUpdatedOn } from '../content/accessibility.ts';
import { articles } from '../content/articles.ts';
import { cases } from '../content/cases.ts';
import type { CollectionName } from '../content/collections.ts';
import { findWords } from '../content/entries/read-words.server.ts';
import lastChanged from '../content/last-changed.json' with { type: 'json' };
import { products } from '../content/products.ts';
import { services } from '../content/services.ts';
import privacy from '../messages/en/privacy.json' with { type: 'json' };

/**
 * The page of each entry with the day of its last change and a hash of what it says since then. A build has no other
 * source of the day: it may run without the history of the repository.
 */
type ChangeRecord = Readonly<Record<string, string>>;

export const recordPath = 'apps/web/content/last-changed.json';

const entriesOf: Record<Section, { name: CollectionName; facts: readonly { key: string; order: number }[] }> =
  {
    expertise: { name: 'services', facts: services },
    cases: { name: 'cases', facts: cases },
    products: { name: 'products', facts: products },
    blog: { name: 'articles', facts: articles },
  };

/** A hash of all that an entry's page says of its own; undefined for other pages. */
function findHash(path: string): string | undefined {
  const detail = findDetail(path);
  if (!detail) return undefined;
  const { name, facts } = entriesOf[detail.section];
  const entry = facts.find(({ key }) => key === detail.item);
  if (!entry) return undefined;
  const language = toLanguageCode(path);
  const said = [entry, getWrittenWords(language, name, entry.key), findBody(name, entry.key, language)];
  return createHash('sha256').update(JSON.stringify(said, leaveOutUnsaid)).digest('base64url').slice(0, 16);
}

/** Positions in lists and dates of consent are not part of a page, and a field without a value is ignored. */
function leaveOutUnsaid(key: string, value: unknown): unknown {
  const isUnsaid = ['order', 'confirmedOn', 'permittedOn'].includes(key) || value === false;
  return isUnsaid || (Array.isArray(value) && value.length === 0) ? undefined : value;
}

const findBody = (name: CollectionName, key: string, language: LanguageCode) =>
  findWords(name, key, language)?.body || findWords(name, key, defaultLanguageCode)?.body;

/**
 * The day on which a page last changed, if it is known. An entry that changed since the record was written has none.
 */
export function findLastChanged(path: string, record: ChangeRecord = lastChanged): string | undefined {
  if (path === privacyPolicyPath) return privacy.amendedDate;
  if (path === accessibilityPath(toLanguageCode(path))) return accessibilityUpdatedOn;
  const [day, hash] = record[path]?.split(' ') ?? [];
  return hash !== undefined && hash === findHash(path) ? day : undefined;
}

/** The record as it should be today: pages that changed since, and new ones, get today's date. */
export function updateRecord(today: string, record: ChangeRecord = lastChanged): ChangeRecord {
  const lines = listAddresses()
    .filter(({ isHidden }) => !isHidden)
    .map(({ path }) => [path, findHash(path)] as const)
    .filter(([, hash]) => hash !== undefined)
    .map(([path, hash]) => [path, `${findLastChanged(path, record) ?? today} ${hash}`]);
  return Object.fromEntries(lines);
}
