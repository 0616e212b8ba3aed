import { type Color, type Layer, findLowestContrast, parseSrgb } from './lowest-contrast.ts';

interface TextContrast {
  /** On a picture, and in one, the contrast is not a number. */
  ratio: number;
  /** The contrast that WCAG AA requires for text of this size. Not a number for what is disabled. */
  least: number;
}

/** Reads the contrast of an element's text from computed styles. */
export function readContrast(element: Element): TextContrast {
  const probe = document.createElement('i');
  // In forced colors the system replaces every other color.
  probe.style.setProperty('forced-color-adjust', 'none');
  document.body.append(probe);
  /** All colors of a computed value, as the stops of a gradient. The browser converts them, whatever their notation. */
  const readColors = (computed: string): Color[] =>
    (computed.match(/[\w-]+\([^()]+\)/g) ?? []).map((color) => {
      probe.style.color = `color-mix(in srgb, ${color} 100%, transparent)`;
      return parseSrgb(getComputedStyle(probe).color);
    });

  const { color, fontSize, fontWeight } = getComputedStyle(element);
  const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
  const isDisabled = element.closest(':disabled, [aria-disabled="true"]');
  const [text = parseSrgb('')] = readColors(color);
  let isPicture = element instanceof SVGElement;
  let isCovered = false;
  const layers: Layer[] = [];
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { backgroundImage, backgroundColor, opacity } = getComputedStyle(box);
    isPicture ||= !isCovered && backgroundImage.includes('url(');
    const ground = readColors(backgroundColor);
    layers.push(...backgroundImage.split(/,\s*(?=[\w-]+-gradient)/).map(readColors), ground, Number(opacity));
    isCovered = (isCovered || ground[0]?.alpha === 1) && opacity === '1';
  }
  probe.remove();
  return {
    ratio: isPicture ? Number.NaN : findLowestContrast(text, layers),
    least: isDisabled ? Number.NaN : isLarge ? 3 : 4.5,
  };
}
