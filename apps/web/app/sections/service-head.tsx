import { ExhibitBox } from '../exhibits/exhibit-box.tsx';
import type { Exhibit } from '../exhibits/exhibit-strings.ts';
import { Illustration } from '../illustrations/illustration.tsx';
import { Plate } from '../ui/cards/plate.tsx';
import { CallButtons, type Calls } from './call-buttons.tsx';
import { ExpertiseScale, type ExpertiseScaleProps } from './expertise-scale.tsx';

interface ServiceHeadProps extends Calls {
  band: string;
  title: string;
  lead: string;
  drawing: string;
  /** The formula that the drawing follows, shown below it. */
  pivot?: { exhibit: Exhibit; formula: string; result: string; legend: string };
  scale: ExpertiseScaleProps;
}

/** The opening of a service page: one sheet of metal with title and drawing, and the scale hanging on it. */
export function ServiceHead(props: ServiceHeadProps) {
  const { band, title, lead, drawing, pivot, scale, contact, booking } = props;
  return (
    <header id="head" className="svc-head" data-band={band}>
      <div className="wrap">
        <Plate band={band}>
          <div className="svc-title">
            <h1>{title}</h1>
          </div>
          <ExhibitBox {...pivot?.exhibit}>
            <div className="svc-pic">
              <Illustration name={drawing} />
              {pivot && (
                <p className="formula">
                  <b>{pivot.formula}</b> <b className="formula-result">{pivot.result}</b>{' '}
                  <span>{pivot.legend}</span>
                </p>
              )}
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
