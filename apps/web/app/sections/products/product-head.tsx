import { Glyph } from '../../illustrations/glyph.tsx';
import { Plate } from '../../ui/cards/plate.tsx';
import { OwnCase } from '../../ui/text/own-case.tsx';

interface ProductHeadProps {
  band: string;
  glyph: string;
  name: string;
  lead: string;
}

/** Beyond this length a name needs the whole width, and the paragraph follows below it. */
const longestBesideParagraph = 12;

/** The name and one paragraph: the window follows at once. */
export function ProductHead({ band, glyph, name, lead }: ProductHeadProps) {
  const isLong = name.length > longestBesideParagraph;
  return (
    <header className={isLong ? 'wrap page-head prod-head prod-head-long' : 'wrap page-head prod-head'}>
      <div className="prod-name">
        <Plate band={band} shape="mark">
          <Glyph name={glyph} />
        </Plate>
        <h1>
          <OwnCase text={name} />
        </h1>
      </div>
      <p className="lead">{lead}</p>
    </header>
  );
}
