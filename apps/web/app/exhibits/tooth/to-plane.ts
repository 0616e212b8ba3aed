/** At the front of the crown, and behind the middle of the roots. */
const planes = { whole: 0.545, half: -0.02 };

/** Where the section plane stands for a share of the half that is taken away. */
export const toPlane = (share: number) => planes.whole + (planes.half - planes.whole) * share;
