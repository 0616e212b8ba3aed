import type { ReactNode } from 'react';
import { GoLabel } from '../actions/go-label.tsx';
import { BadgeList } from '../text/badge-list.tsx';
import { Heading, type HeadingLevel } from '../text/heading.tsx';
import { Plate } from './plate.tsx';

interface DatedCardProps {
  href: string;
  band: string;
  drawing: ReactNode;
  /** A calendar date, `2025-06-25`. */
  dateTime: string;
  dateLabel: string;
  /** How long it takes to read, if there is something to read. */
  readingTime?: string;
  title: string;
  description: string;
  /** Names the tags to screen readers. */
  tagsLabel?: string;
  tags: readonly string[];
  moreLabel: string;
  headingLevel?: HeadingLevel;
  isHidden?: boolean;
}

/** A card with a date above its title. */
export function DatedCard(props: DatedCardProps) {
  const {
    href,
    band,
    drawing,
    dateTime,
    dateLabel,
    readingTime,
    title,
    description,
    headingLevel = 2,
  } = props;
  return (
    <a className="card post" data-band={band} href={href} hidden={props.isHidden}>
      <Plate band={band}>{drawing}</Plate>
      <div className="card-body">
        <div className="post-meta">
          <time dateTime={dateTime}>{dateLabel}</time>
          {readingTime && <span>{readingTime}</span>}
        </div>
        <Heading level={headingLevel}>{title}</Heading>
        <p>{description}</p>
        <div className="post-foot">
          <BadgeList categoriesLabel={props.tagsLabel} categories={props.tags} />
          <GoLabel>{props.moreLabel}</GoLabel>
        </div>
      </div>
    </a>
  );
}
