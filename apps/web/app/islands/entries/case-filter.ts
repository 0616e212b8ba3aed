import { CaseFilter } from '../../features/case-filter/case-filter.tsx';
import { hydrateIsland } from '../hydrate-island.ts';

hydrateIsland(CaseFilter);
