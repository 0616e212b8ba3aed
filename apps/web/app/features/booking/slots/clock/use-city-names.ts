import type { CityNames } from '@tt/contract/time/city-name';
import { toCurrentZoneName } from '@tt/contract/time/current-zone-name';
import { useEffect, useSyncExternalStore } from 'react';
import { getLoadedCityNames, loadCityNames, watchCityNames } from './city-names-store.ts';

/** The few cities of the page, and all others once a zone is shown that is not among them. */
export function useCityNames(
  { tag, cities }: { tag: string; cities: CityNames },
  timeZone: string | undefined,
): CityNames {
  const loaded = useSyncExternalStore(watchCityNames, getLoadedCityNames, () => undefined);
  const isMissing = timeZone !== undefined && cities[toCurrentZoneName(timeZone)] === undefined;
  useEffect(() => {
    if (isMissing) loadCityNames(tag);
  }, [isMissing, tag]);
  return loaded ?? cities;
}
