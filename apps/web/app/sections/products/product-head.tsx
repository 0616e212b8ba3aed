import { Bezel } from '../../ui/cards/bezel.tsx';

interface ProductHeadProps {
  emoji: string;
  name: string;
  lead: string;
}

/** Beyond this length a name needs the whole width, and the paragraph follows below it. */
const longestBesideParagraph = 12;

/** The name and one paragraph: the window follows at once. */
export function ProductHead({ emoji, name, lead }: ProductHeadProps) {
  const isLong = name.length > longestBesideParagraph;
  return (
    <header className={isLong ? 'wrap page-head prod-head prod-head-long' : 'wrap page-head prod-head'}>
      <div className="prod-name">
        <Bezel emoji={emoji} isLarge />
        <h1>{name}</h1>
      </div>
      <p className="lead">{lead}</p>
    </header>
  );
}
