import type { ReactNode } from 'react';
import { GoLink } from '../actions/go-link.tsx';
import { Badge } from '../text/badge.tsx';
import { BadgeList, type BadgeListProps } from '../text/badge-list.tsx';
import { Heading, type HeadingLevel } from '../text/heading.tsx';
import { Bezel } from './bezel.tsx';
import { Plate } from './plate.tsx';

interface AccordionProps extends BadgeListProps {
  /** Items that share a name close each other. */
  name: string;
  href: string;
  band: string;
  emoji: string;
  drawing: ReactNode;
  title: string;
  description: string;
  linkLabel: string;
  /** Makes the plate dashed. */
  comingSoonLabel?: string;
  headingLevel?: HeadingLevel;
  isHidden?: boolean;
}

/** A card folded into one item. The native element keeps the text in the page and works without script. */
export function Accordion(props: AccordionProps) {
  const { name, href, band, emoji, drawing, title, description, linkLabel, comingSoonLabel } = props;
  const firstResult = props.results?.[0];
  const hasBadges = [props.categories, props.results].some((badges) => badges && badges.length > 0);
  return (
    <details className="acc" name={name} data-band={band} hidden={props.isHidden}>
      <summary>
        <span className="acc-pic">
          <span className={comingSoonLabel ? 'plate plate-soon' : 'plate'} data-band={band}>
            {drawing}
          </span>
          <Bezel emoji={emoji} />
        </span>
        <Heading level={props.headingLevel ?? 3}>{title}</Heading>
        {comingSoonLabel && <Badge variant="soon">{comingSoonLabel}</Badge>}
        {firstResult && <span className="one">{firstResult}</span>}
        <span className="sign" />
      </summary>
      <div className="acc-body">
        <Plate band={band} shape="wide" isSoon={comingSoonLabel !== undefined}>
          {drawing}
        </Plate>
        <p>{description}</p>
        {hasBadges && <BadgeList {...props} />}
        <GoLink href={href}>
          {linkLabel}
          <span className="vh">: {title}</span>
        </GoLink>
      </div>
    </details>
  );
}
