import { contrast } from '../styles/foundation/contrast.ts';
import { decode, type Rgb } from '../styles/foundation/oklch.ts';

/** Gamma-encoded sRGB channels from 0 to 1, as browsers blend them. */
export interface Color {
  channels: Rgb;
  alpha: number;
}

/**
 * Parses the color that a browser computes for a mix in sRGB, `color(srgb 1 0.5 0 / 0.2)`. Channels outside the
 * screen's gamut are clipped.
 */
export function parseSrgb(computed: string): Color {
  const [red = 0, green = 0, blue = 0, alpha = 1] = [...computed.matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(
    ([number]) => Math.min(1, Math.max(0, Number(number))),
  );
  return { channels: [red, green, blue], alpha };
}

const blend = ({ channels, alpha }: Color, ground: Rgb): Rgb =>
  ground.map((below, place) => below + ((channels[place] ?? 0) - below) * alpha) as Rgb;

const toLinear = (channels: Rgb) => channels.map(decode) as Rgb;

/**
 * The lowest contrast over the layers behind a text, from front to back. Each layer lists the colors that it may have
 * at any point.
 */
export function findLowestContrast(text: Color, layers: readonly Color[][]): number {
  // Browsers paint white where the page paints nothing.
  const grounds = layers.reduceRight<Rgb[]>(
    (below, colors) =>
      colors.length > 0 ? below.flatMap((ground) => colors.map((color) => blend(color, ground))) : below,
    [[1, 1, 1]],
  );
  return Math.min(...grounds.map((ground) => contrast(toLinear(blend(text, ground)), toLinear(ground))));
}
