type Press = Pick<
  KeyboardEvent,
  'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'repeat' | 'defaultPrevented'
>;
interface Focused {
  matches(selector: string): boolean;
  closest(selector: string): unknown;
}

const fields = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';

/** Whether a pressed key is meant for the desk: not for the browser, a field or an open dialog. */
export function isSingleKey(press: Press, focused: Focused | null): boolean {
  const isForBrowser = press.ctrlKey || press.metaKey || press.altKey || press.isComposing;
  if (isForBrowser || press.repeat || press.defaultPrevented) return false;
  return !focused?.matches(fields) && !focused?.closest('dialog');
}
