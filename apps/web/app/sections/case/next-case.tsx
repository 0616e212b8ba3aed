import { Illustration } from '../../illustrations/illustration.tsx';
import { Icon } from '../../ui/actions/icon.tsx';
import { Plate } from '../../ui/cards/plate.tsx';

interface NextCaseProps {
  label: string;
  title: string;
  href: string;
  band: string;
  drawing: string;
}

/** Leads from the end of a case to the next one. */
export function NextCase({ label, title, href, band, drawing }: NextCaseProps) {
  return (
    <div className="wrap section section-flush">
      <a className="next" href={href} data-band={band}>
        <Plate band={band}>
          <Illustration name={drawing} />
        </Plate>
        <div className="next-text">
          <span>{label}</span>
          <h2>{title}</h2>
          <Icon name="arrow" />
        </div>
      </a>
    </div>
  );
}
