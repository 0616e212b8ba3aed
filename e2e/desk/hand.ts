import type { Locator, Page } from '@playwright/test';

/** How a person works: by keyboard alone, or by touch. */
export interface Hand {
  /** Follows a link, presses a button or opens a part. */
  press: (control: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  /** Chooses one of a group of radio buttons. */
  pick: (radio: Locator) => Promise<void>;
  select: (field: Locator, value: string) => Promise<void>;
}

const mostStops = 200;

export function createKeyboard(page: Page): Hand {
  const { keyboard } = page;
  const tabTo = async (control: Locator) => {
    await control.waitFor();
    for (let stops = 0; stops < mostStops; stops += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${control}`);
  };
  return {
    async press(control) {
      await tabTo(control);
      await keyboard.press('Enter');
    },
    async type(field, text) {
      await tabTo(field);
      await keyboard.press('ControlOrMeta+A');
      await keyboard.type(text);
    },
    /** Tab stops at the chosen one of a group, and arrows go on from there. */
    async pick(radio) {
      await radio.waitFor();
      const group = radio.locator('xpath=ancestor::fieldset').getByRole('radio');
      const checked = group.and(page.locator(':checked'));
      await tabTo((await checked.count()) > 0 ? checked : group.first());
      await keyboard.press('Space');
      for (let stops = 0; stops < mostStops && !(await radio.isChecked()); stops += 1)
        await keyboard.press('ArrowDown');
    },
    async select(field, value) {
      await tabTo(field);
      await keyboard.press('Home');
      for (let stops = 0; stops < mostStops && (await field.inputValue()) !== value; stops += 1)
        await keyboard.press('ArrowDown');
    },
  };
}

export function createTouch(): Hand {
  return {
    press: (control) => control.tap(),
    async type(field, text) {
      await field.tap();
      await field.fill(text);
    },
    pick: (radio) => radio.locator('xpath=ancestor::label').tap(),
    async select(field, value) {
      await field.selectOption(value);
    },
  };
}
