import { ContactForm } from '../../features/contact/contact-form.tsx';
import { hydrateIsland } from '../hydrate-island.ts';

hydrateIsland(ContactForm);
