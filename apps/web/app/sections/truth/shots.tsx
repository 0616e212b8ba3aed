import { Photo } from '../../ui/cards/photo.tsx';
import { TruthStyles } from './truth-styles.tsx';

export interface ShotsProps {
  shots: {
    alt: string;
    caption: string | undefined;
    picture: { width: number; height: number; avif: string; webp: string; src: string };
  }[];
}

const wide = '(width < 64rem) 92vw, (width < 84rem) 70vw, 56rem';
const half = '(width < 64rem) 46vw, (width < 84rem) 35vw, 28rem';

/** One picture of the work, or two side by side, with their captions in the margin. */
export function Shots({ shots }: ShotsProps) {
  const captions = shots.flatMap(({ caption }) => caption ?? []);
  const isPair = shots.length > 1;
  return (
    <figure className="pr-shots">
      <TruthStyles />
      {captions.length > 0 && (
        <figcaption>
          {captions.map((caption) => (
            <p key={caption}>{caption}</p>
          ))}
        </figcaption>
      )}
      <div className={isPair ? 'pr-two' : undefined}>
        {shots.map(({ picture, alt }) => (
          <Photo
            key={picture.src}
            {...picture}
            className={picture.height > picture.width ? 'pr-tall' : undefined}
            alt={alt}
            sizes={isPair ? half : wide}
          />
        ))}
      </div>
    </figure>
  );
}
