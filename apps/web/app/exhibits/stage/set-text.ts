/** Writes a text only if it changed, so that nothing is laid out again in vain. */
export function setText(element: Element, text: string | number): void {
  const next = String(text);
  if (element.textContent !== next) element.textContent = next;
}
