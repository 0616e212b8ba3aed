import { Illustration } from '../illustrations/illustration.tsx';
import { ButtonLink } from '../ui/actions/button-link.tsx';
import { Plate } from '../ui/cards/plate.tsx';

interface NotFoundProps {
  title: string;
  text: string;
  home: { label: string; href: string };
  contact: { label: string; href: string };
}

export function NotFound({ title, text, home, contact }: NotFoundProps) {
  return (
    <section className="wrap section">
      <div className="nf">
        <div>
          <h1>{title}</h1>
          <p className="lead">{text}</p>
          <div className="btn-row">
            <ButtonLink variant="go" href={home.href}>
              {home.label}
            </ButtonLink>
            <ButtonLink variant="line" href={contact.href}>
              {contact.label}
            </ButtonLink>
          </div>
        </div>
        <Plate band="avmar">
          <Illustration name="not-found" />
        </Plate>
      </div>
    </section>
  );
}
