import { ManagePage } from '../../features/manage-booking/manage-page.tsx';
import { hydrateIsland } from '../hydrate-island.ts';

hydrateIsland(ManagePage);
