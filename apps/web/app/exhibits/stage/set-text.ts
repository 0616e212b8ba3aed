/** Writes a text only if it changed, to avoid a needless layout. */
export function setText(element: Element, text: string | number): void {
  const next = String(text);
  if (element.textContent !== next) element.textContent = next;
}
