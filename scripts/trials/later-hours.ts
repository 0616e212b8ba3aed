import { editFile } from './edit-file.ts';
import type { Trial } from './trial.ts';

/** docs/tasks/change-hours-and-prices.md: open from 10 to 18. */
export const laterHours: Trial = {
  apply(folder) {
    const path = 'packages/contract/src/slots/business-hours.ts';
    editFile(folder, path, "opensAt: '09:00'", "opensAt: '10:00'");
    editFile(folder, path, "closesAt: '17:00'", "closesAt: '18:00'");
  },
  checkSays: [],
  apiTests: ['src/features/booking'],
  journeys: ['desktop/booking', 'desktop/specified-answers', 'mobile/booking'],
  pages: [['pl/booking', '10:00–18:00']],
};
