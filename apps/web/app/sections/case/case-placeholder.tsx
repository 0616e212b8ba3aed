import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { SoonBox } from '../../ui/cards/soon-box.tsx';

interface CasePlaceholderProps {
  heading: string;
  text: string;
  allCases: { label: string; href: string };
}

export function CasePlaceholder({ heading, text, allCases }: CasePlaceholderProps) {
  return (
    <section className="wrap page-head">
      <SoonBox>
        <h1>{heading}</h1>
        <p className="lead">{text}</p>
        <div className="btn-row">
          <ButtonLink variant="line" href={allCases.href}>
            {allCases.label}
          </ButtonLink>
        </div>
      </SoonBox>
    </section>
  );
}
