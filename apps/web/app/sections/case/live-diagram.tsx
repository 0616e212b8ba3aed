import { ExhibitBox } from '../../exhibits/exhibit-box.tsx';
import type { Exhibit } from '../../exhibits/exhibit-strings.ts';
import { Diagram, type DiagramProps } from '../../illustrations/diagram.tsx';

interface LiveDiagramProps extends DiagramProps {
  band: string;
  exhibit: Exhibit;
}

/** A diagram with an exhibit, and room for its control below. */
export function LiveDiagram({ band, exhibit, ...diagram }: LiveDiagramProps) {
  return (
    <div className="wrap" data-band={band}>
      <ExhibitBox {...exhibit}>
        <figure className="work work-diagram">
          <Diagram {...diagram} />
          <div className="diagram-hand" data-hand="" />
        </figure>
      </ExhibitBox>
    </div>
  );
}
