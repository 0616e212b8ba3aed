/** How a picture is shown: beside the story, as somebody's face, or as the mark of a client. */
export type PictureKind = 'photo' | 'face' | 'logo';

interface Recipe {
  /** Widths in pixels that the layout uses, for screens with one and with two pixels to a CSS pixel. */
  widths: readonly number[];
  /** Height by width, for pictures that are cut. */
  ratio?: number;
  /** The height that no width exceeds, for pictures that are fitted into a box. */
  maxHeight?: number;
}

export const recipes: Readonly<Record<PictureKind, Recipe>> = {
  photo: { widths: [480, 800, 1200, 1600] },
  face: { widths: [144, 288, 576], ratio: 1 },
  logo: { widths: [272], maxHeight: 96 },
};
