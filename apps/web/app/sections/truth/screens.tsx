import { Photo } from '../../ui/cards/photo.tsx';
import type { ShotsProps } from './shots.tsx';
import { TruthStyles } from './truth-styles.tsx';

const wide = '(width < 84rem) 92vw, 80rem';
const half = '(width < 48rem) 92vw, (width < 84rem) 46vw, 40rem';

/** Screenshots of a product, two in a row. The first of an odd number is wide. */
export function Screens({ shots }: ShotsProps) {
  return (
    <ul className="wrap pr-screens">
      {shots.map(({ picture, alt, caption }, place) => (
        <li key={picture.src}>
          <TruthStyles />
          <figure>
            <Photo {...picture} alt={alt} sizes={place === 0 && shots.length % 2 === 1 ? wide : half} />
            {caption && <figcaption>{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}
