import { ManagePage } from '../features/manage-booking/manage-page.tsx';
import { hydrateIsland } from '../lib/hydrate-island.tsx';

hydrateIsland(ManagePage);
