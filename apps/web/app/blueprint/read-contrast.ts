import { type Color, findLowestContrast, parseSrgb } from './lowest-contrast.ts';

interface TextContrast {
  /** On a picture the contrast is not a number. */
  ratio: number;
  /** The contrast that WCAG AA requires for text of this size. */
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
  const least = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24) ? 3 : 4.5;
  const [text = parseSrgb('')] = readColors(color);
  let isPicture = false;
  const layers: Color[][] = [];
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { backgroundImage, backgroundColor, opacity } = getComputedStyle(box);
    isPicture ||= backgroundImage.includes('url(');
    const ground = readColors(backgroundColor);
    layers.push(...backgroundImage.split(/,\s*(?=[\w-]+-gradient)/).map(readColors), ground);
    if (ground[0]?.alpha === 1) break;
    text.alpha *= Number(opacity);
  }
  probe.remove();
  return { ratio: isPicture ? Number.NaN : findLowestContrast(text, layers), least };
}
