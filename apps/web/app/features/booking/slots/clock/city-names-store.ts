import type { CityNames } from '@tt/contract/time/city-name';

/** One file for each language, by its BCP 47 tag. No page needs two. */
const tables: Record<string, () => Promise<{ default: CityNames }>> = {
  en: () => import('@tt/contract/time/cities/en.json'),
  uk: () => import('@tt/contract/time/cities/ua.json'),
  pl: () => import('@tt/contract/time/cities/pl.json'),
  ru: () => import('@tt/contract/time/cities/ru.json'),
  es: () => import('@tt/contract/time/cities/es.json'),
};

let loaded: CityNames | undefined;
let isLoading = false;
const listeners = new Set<() => void>();

export function getLoadedCityNames(): CityNames | undefined {
  return loaded;
}

export function watchCityNames(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads the names of all cities. If that fails, the English names in the zones stay. */
export async function loadCityNames(tag: string): Promise<void> {
  if (isLoading || loaded) return;
  isLoading = true;
  const table = await tables[tag]?.().catch(() => undefined);
  isLoading = false;
  loaded = table?.default;
  for (const listener of listeners) listener();
}
