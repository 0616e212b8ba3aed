import type { ReactNode } from 'react';
import { GoLabel } from '../actions/go-label.tsx';
import { Heading, type HeadingLevel } from '../text/heading.tsx';
import { OwnCase } from '../text/own-case.tsx';
import { Bezel } from './bezel.tsx';
import { Plate } from './plate.tsx';

interface CardProps {
  href: string;
  band: string;
  emoji: string;
  drawing: ReactNode;
  title: string;
  description: string;
  linkLabel: string;
  headingLevel?: HeadingLevel;
  plateShape?: 'wide' | 'strip';
}

export function Card(props: CardProps) {
  const {
    href,
    band,
    emoji,
    drawing,
    title,
    description,
    linkLabel,
    headingLevel = 3,
    plateShape = 'wide',
  } = props;
  return (
    <a className="card" data-band={band} href={href}>
      <Plate band={band} shape={plateShape}>
        {drawing}
      </Plate>
      <div className="card-body">
        <Bezel emoji={emoji} />
        <Heading level={headingLevel}>
          <OwnCase text={title} />
        </Heading>
        <p>{description}</p>
        <GoLabel>{linkLabel}</GoLabel>
      </div>
    </a>
  );
}
