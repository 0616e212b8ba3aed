import { Illustration } from '../illustrations/illustration.tsx';
import { ButtonLink } from '../ui/actions/button-link.tsx';
import { Bezel } from '../ui/cards/bezel.tsx';
import { Plate } from '../ui/cards/plate.tsx';
import { Badge } from '../ui/text/badge.tsx';
import { BadgeList } from '../ui/text/badge-list.tsx';

interface PageHeadProps {
  band: string;
  emoji: string;
  title: string;
  lead: string;
  drawing: string;
  categories?: string[];
  comingSoonLabel?: string;
  /** The first one is the next step. */
  actions?: { label: string; href: string }[];
}

/** The opening of a detail page: words at the left, the plate at the right. */
export function PageHead(props: PageHeadProps) {
  const { band, emoji, title, lead, drawing, categories, comingSoonLabel, actions = [] } = props;
  return (
    <section className="wrap page-head" data-band={band}>
      <div className="split">
        <div>
          {categories ? (
            <div className="title-row">
              <Bezel emoji={emoji} isLarge />
              {comingSoonLabel && <Badge variant="soon">{comingSoonLabel}</Badge>}
              <BadgeList categories={categories} />
            </div>
          ) : (
            <Bezel emoji={emoji} isLarge />
          )}
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {actions.length > 0 && (
            <div className="btn-row">
              {actions.map(({ label, href }, place) => (
                <ButtonLink key={href} variant={place === 0 ? 'go' : 'line'} href={href}>
                  {label}
                </ButtonLink>
              ))}
            </div>
          )}
        </div>
        <Plate band={band} isSoon={comingSoonLabel !== undefined}>
          <Illustration name={drawing} />
        </Plate>
      </div>
    </section>
  );
}
