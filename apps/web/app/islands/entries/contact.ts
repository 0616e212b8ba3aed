import { ContactDesk } from '../../features/contact/contact-desk.tsx';
import { hydrateIsland } from '../hydrate-island.ts';

hydrateIsland(ContactDesk);
