export type Color = readonly [red: number, green: number, blue: number];

/** Reads tokens as red, green and blue from 0 to 1, whatever notation tokens.css uses. */
export function readColors(element: Element, tokens: readonly string[]): Color[] {
  const probe = document.createElement('i');
  probe.hidden = true;
  element.append(probe);
  const colors = tokens.map((token): Color => {
    probe.style.color = `color-mix(in srgb, var(${token}) 100%, transparent)`;
    const parts = getComputedStyle(probe).color.match(/-?[\d.]+(e-?\d+)?/g) ?? [];
    const channel = (place: number) => Math.min(1, Math.max(0, Number(parts[place] ?? 0.5)));
    return [channel(0), channel(1), channel(2)];
  });
  probe.remove();
  return colors;
}
