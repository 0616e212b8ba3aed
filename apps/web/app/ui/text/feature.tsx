import { Bezel } from '../cards/bezel.tsx';
import { Heading, type HeadingLevel } from './heading.tsx';

interface FeatureProps {
  emoji: string;
  title: string;
  description: string;
  headingLevel?: HeadingLevel;
}

export function Feature({ emoji, title, description, headingLevel = 3 }: FeatureProps) {
  return (
    <div className="panel feature">
      <Bezel emoji={emoji} />
      <div>
        <Heading level={headingLevel}>{title}</Heading>
        <p>{description}</p>
      </div>
    </div>
  );
}
