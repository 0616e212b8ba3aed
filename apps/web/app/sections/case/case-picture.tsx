import { ExhibitBox } from '../../exhibits/exhibit-box.tsx';
import type { Exhibit } from '../../exhibits/exhibit-strings.ts';
import { Illustration } from '../../illustrations/illustration.tsx';
import { Plate } from '../../ui/cards/plate.tsx';

interface CasePictureProps {
  band: string;
  drawing: string;
  caption: string;
  exhibit: Exhibit;
}

/**
 * The drawing of a case whose work runs live on the page. It stands after the results: the diagram in the figure slot
 * explains the work, and this picture lets the visitor try it. The exhibit lies over the plate and leaves its box as it is.
 */
export function CasePicture({ band, drawing, caption, exhibit }: CasePictureProps) {
  return (
    <figure className="part part-figure">
      <figcaption className="part-mark">{caption}</figcaption>
      <ExhibitBox {...exhibit}>
        <Plate band={band} shape="wide">
          <Illustration name={drawing} />
        </Plate>
      </ExhibitBox>
    </figure>
  );
}
