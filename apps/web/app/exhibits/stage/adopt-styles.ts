const adopted = new Set<string>();

/** Adds styles once. A constructed style sheet needs no style element, which the security policy would refuse. */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
