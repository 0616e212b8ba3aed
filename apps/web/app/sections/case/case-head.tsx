import { ExhibitBox } from '../../exhibits/exhibit-box.tsx';
import type { Exhibit } from '../../exhibits/exhibit-strings.ts';
import { Illustration } from '../../illustrations/illustration.tsx';
import { Plate } from '../../ui/cards/plate.tsx';
import { Badge } from '../../ui/text/badge.tsx';
import { BadgeList } from '../../ui/text/badge-list.tsx';
import { ClientLine, type ClientLineProps } from '../truth/client-line.tsx';

interface CaseHeadProps {
  band: string;
  title: string;
  lead: string;
  categories: string[];
  drawing: string;
  /** What runs live on the drawing. */
  exhibit?: Exhibit;
  comingSoonLabel?: string;
  client?: ClientLineProps;
}

/** The opening of a case: the title, and the work itself on a drawing board as wide as the page. */
export function CaseHead(props: CaseHeadProps) {
  const { band, title, lead, categories, drawing, exhibit, comingSoonLabel, client } = props;
  return (
    <header id="head" className="wrap page-head case-head" data-band={band}>
      <div className="title-row">
        {comingSoonLabel && <Badge variant="soon">{comingSoonLabel}</Badge>}
        <BadgeList categories={categories} />
      </div>
      <h1>{title}</h1>
      <ExhibitBox {...exhibit}>
        <Plate band={band} isSoon={comingSoonLabel !== undefined}>
          <Illustration name={drawing} />
        </Plate>
      </ExhibitBox>
      <p className="lead">{lead}</p>
      {client && <ClientLine {...client} />}
    </header>
  );
}
