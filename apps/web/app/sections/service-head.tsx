import { ExhibitBox } from '../exhibits/exhibit-box.tsx';
import type { Exhibit } from '../exhibits/exhibit-strings.ts';
import { Illustration } from '../illustrations/illustration.tsx';
import { Bezel } from '../ui/cards/bezel.tsx';
import { Plate } from '../ui/cards/plate.tsx';
import { CallButtons, type Calls } from './call-buttons.tsx';
import { ExpertiseScale, type ExpertiseScaleProps } from './expertise-scale.tsx';

interface ServiceHeadProps extends Calls {
  band: string;
  emoji: string;
  title: string;
  lead: string;
  drawing: string;
  exhibit?: Exhibit;
  scale: ExpertiseScaleProps;
}

/** The opening of a service page: one sheet of metal with title and drawing, and the scale hanging on it. */
export function ServiceHead(props: ServiceHeadProps) {
  const { band, emoji, title, lead, drawing, exhibit, scale, contact, booking } = props;
  return (
    <header className="svc-head" data-band={band}>
      <div className="wrap">
        <Plate band={band}>
          <div className="svc-title">
            <Bezel emoji={emoji} isLarge />
            <h1>{title}</h1>
          </div>
          <ExhibitBox {...exhibit}>
            <div className="svc-pic">
              <Illustration name={drawing} />
            </div>
          </ExhibitBox>
        </Plate>
        <ExpertiseScale {...scale} />
      </div>
      <div className="wrap svc-say">
        <p className="lead">{lead}</p>
        <CallButtons contact={contact} booking={booking} />
      </div>
    </header>
  );
}
