import { ConfirmEmailPage } from '../../features/booking/confirm-email/confirm-email-page.tsx';
import { hydrateIsland } from '../hydrate-island.ts';

hydrateIsland(ConfirmEmailPage);
