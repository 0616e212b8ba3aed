import { Photo } from '../../ui/cards/photo.tsx';
import { SectionHead } from '../../ui/text/section-head.tsx';
import type { FaceProps } from './face.tsx';
import { TruthStyles } from './truth-styles.tsx';

export interface TeamProps {
  heading: string;
  lead: string;
  people: {
    name: string;
    role: string;
    about: string | undefined;
    languages: string | undefined;
    photo: FaceProps['photo'];
  }[];
}

const sizes = '(width < 48rem) 104px, (width < 75rem) 45vw, 280px';

/** Whom a visitor meets first. */
export function Team({ heading, lead, people }: TeamProps) {
  return (
    <section className="wrap section section-flush">
      <TruthStyles />
      <SectionHead title={heading} lead={lead} />
      <ul className="pr-people" data-count={people.length}>
        {people.map(({ name, role, about, languages, photo }) => (
          <li key={name}>
            {photo && <Photo {...photo} sizes={sizes} />}
            <h3>{name}</h3>
            <p>{about ? `${role}. ${about}` : role}</p>
            {languages && <p className="pr-speaks">{languages}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
