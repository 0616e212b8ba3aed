import { Face, type FaceProps } from './face.tsx';
import { TruthStyles } from './truth-styles.tsx';

export interface DoersProps {
  heading: string;
  people: { name: string; role: string; photo: FaceProps['photo'] }[];
}

/** The people who did the work of a case. */
export function Doers({ heading, people }: DoersProps) {
  return (
    <section className="part">
      <TruthStyles />
      <div className="part-mark">
        <h2>{heading}</h2>
      </div>
      <ul className="pr-did">
        {people.map(({ name, role, photo }) => (
          <li key={name}>
            <Face photo={photo} size={52} />
            <b>{name}</b>
            <span>{role}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
