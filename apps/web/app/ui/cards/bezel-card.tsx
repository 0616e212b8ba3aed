import type { ReactNode } from 'react';
import { Badge } from '../text/badge.tsx';
import { BadgeList, type BadgeListProps } from '../text/badge-list.tsx';
import { Heading, type HeadingLevel } from '../text/heading.tsx';
import { Bezel } from './bezel.tsx';
import { Plate } from './plate.tsx';

interface BezelCardProps extends BadgeListProps {
  href: string;
  band: string;
  emoji: string;
  drawing: ReactNode;
  title: string;
  description: string;
  /** Makes the card dashed. */
  comingSoonLabel?: string;
  headingLevel?: HeadingLevel;
  isHidden?: boolean;
}

/** A card whose plate carries an emoji in a dial, with badges below the text. */
export function BezelCard(props: BezelCardProps) {
  const {
    href,
    band,
    emoji,
    drawing,
    title,
    description,
    comingSoonLabel,
    headingLevel = 3,
    isHidden,
    ...badges
  } = props;
  const isSoon = comingSoonLabel !== undefined;
  return (
    <a className={isSoon ? 'card case soon' : 'card case'} data-band={band} href={href} hidden={isHidden}>
      <Plate band={band} isSoon={isSoon}>
        {drawing}
        <Bezel emoji={emoji} />
      </Plate>
      <div className="case-body">
        <Heading level={headingLevel}>{title}</Heading>
        {isSoon && <Badge variant="soon">{comingSoonLabel}</Badge>}
        <p>{description}</p>
        <BadgeList {...badges} />
      </div>
    </a>
  );
}
