import { ContactIsland } from '../../features/contact/contact-island.tsx';
import { hydrateIsland } from '../hydrate-island.ts';

hydrateIsland(ContactIsland);
