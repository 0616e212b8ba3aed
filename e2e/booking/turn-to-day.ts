import { expect, type Locator } from '@playwright/test';

/** Turns the months of a calendar until a day is in sight. */
export async function turnToDay(dates: Locator, day: Locator, nextMonth: Locator): Promise<void> {
  const grid = dates.getByRole('grid');
  // Before the calendar is there, no day is, and the month would be turned in vain.
  await grid.waitFor();
  for (let turns = 0; turns < 4 && !(await day.isVisible()); turns += 1) {
    const month = await grid.getAttribute('aria-label');
    await nextMonth.click();
    await expect(grid).not.toHaveAttribute('aria-label', month ?? '');
  }
}
