import { Face, type FaceProps } from './face.tsx';

export interface PeopleListProps {
  people: { name: string; role: string; photo: FaceProps['photo'] }[];
}

/** Names with roles, and faces where there are photos. */
export function PeopleList({ people }: PeopleListProps) {
  return (
    <ul className="pr-did">
      {people.map(({ name, role, photo }) => (
        <li key={name}>
          <Face photo={photo} size={52} />
          <div>
            <b>{name}</b>
            <span>{role}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
