/** An exhibit that may get the page's only canvas. */
export interface Leaseholder {
  /** The share of it that is on screen. */
  share: number;
  wake: () => void;
  sleep: () => void;
}

const smallestShare = 0.05;
// The holder keeps the canvas until another exhibit is clearly more visible, so that it doesn't flicker between them.
const holderBonus = 1.3;

/** Gives the only canvas to the exhibit that is most visible. */
export function createCanvasLease() {
  const pieces = new Set<Leaseholder>();
  let holder: Leaseholder | undefined;

  const rank = (piece: Leaseholder) => piece.share * (piece === holder ? holderBonus : 1);
  const award = () => {
    const [best] = [...pieces]
      .filter(({ share }) => share > smallestShare)
      .sort((one, other) => rank(other) - rank(one));
    if (!best || best === holder) return;
    holder?.sleep();
    holder = best;
    best.wake();
  };
  return {
    award,
    isHolder: (piece: Leaseholder) => piece === holder,
    enter(piece: Leaseholder) {
      pieces.add(piece);
    },
    leave(piece: Leaseholder) {
      pieces.delete(piece);
      if (holder === piece) holder = undefined;
      award();
    },
  };
}

export const canvasLease = createCanvasLease();
