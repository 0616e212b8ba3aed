import { GoLink } from '../../ui/actions/go-link.tsx';
import { Face, type FaceProps } from './face.tsx';
import { TruthStyles } from './truth-styles.tsx';

export interface AuthorProps {
  name: string;
  role: string;
  about: string | undefined;
  photo: FaceProps['photo'];
  link: { href: string; label: string; name: string } | undefined;
}

/** The line in the head of an article leads to the box at its end. */
export function AuthorLine({ label, photo }: { label: string; photo: FaceProps['photo'] }) {
  return (
    <a className="pr-by" href="#author">
      <Face photo={photo} size={36} isEager />
      {label}
    </a>
  );
}

export function AuthorBox({ name, role, about, photo, link }: AuthorProps) {
  return (
    <section className="pr-author" id="author" aria-labelledby="author-name">
      <TruthStyles />
      <Face photo={photo} size={88} />
      <div>
        <h2 id="author-name">{name}</h2>
        <p>{about ? `${role}. ${about}` : role}</p>
        {link && (
          <GoLink href={link.href} rel="me noopener">
            <span className="vh">{link.name}: </span>
            {link.label}
          </GoLink>
        )}
      </div>
    </section>
  );
}
