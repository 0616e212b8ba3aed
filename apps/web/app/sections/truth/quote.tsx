import { Face, type FaceProps } from './face.tsx';
import { TruthStyles } from './truth-styles.tsx';

export interface QuoteProps {
  band: string;
  text: string;
  person: string;
  role: string;
  photo: FaceProps['photo'];
  /** Says in which language it was said, if it was another. */
  original: string | undefined;
}

export function Quote({ band, text, person, role, photo, original }: QuoteProps) {
  return (
    <figure className="pr-quote" data-band={band}>
      <TruthStyles />
      <figcaption>
        <Face photo={photo} size={72} />
        <div>
          <b>{person}</b>
          <span>{role}</span>
          {original && <span>{original}</span>}
        </div>
      </figcaption>
      <blockquote>{text}</blockquote>
    </figure>
  );
}
