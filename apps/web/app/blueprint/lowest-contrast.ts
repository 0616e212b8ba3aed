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

/** The colors that a layer may have at any point, or how much all layers before it show together. */
export type Layer = Color[] | number;

const nothing: Color = { channels: [0, 0, 0], alpha: 0 };

// Browsers paint white where the page paints nothing.
const white: Color = { channels: [1, 1, 1], alpha: 1 };

/** Puts a color behind what is painted, whose channels are multiplied by its alpha. */
const underlay = ({ channels, alpha }: Color, below: Color): Color => {
  const share = (1 - alpha) * below.alpha;
  return {
    channels: channels.map((channel, place) => channel + share * (below.channels[place] ?? 0)) as Rgb,
    alpha: alpha + share,
  };
};

const fade = ({ channels, alpha }: Color, opacity: number): Color => ({
  channels: channels.map((channel) => channel * opacity) as Rgb,
  alpha: alpha * opacity,
});

const toLinear = ({ channels }: Color) => channels.map(decode) as Rgb;

/** The lowest contrast over the layers behind a text, from front to back. */
export function findLowestContrast(text: Color, layers: readonly Layer[]): number {
  // Each time a text, and what is seen beside it.
  let pairs = [[underlay(nothing, text), nothing]];
  for (const layer of [...layers, [white]]) {
    if (typeof layer === 'number') pairs = pairs.map((pair) => pair.map((painted) => fade(painted, layer)));
    else if (layer.length > 0)
      pairs = pairs.flatMap((pair) => layer.map((color) => pair.map((painted) => underlay(painted, color))));
  }
  return Math.min(
    ...pairs.map(([front = nothing, ground = nothing]) => contrast(toLinear(front), toLinear(ground))),
  );
}
