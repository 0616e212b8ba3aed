import { ManagePage } from '../../features/booking/manage/manage-page.tsx';
import { hydrateIsland } from '../hydrate-island.ts';

hydrateIsland(ManagePage);
