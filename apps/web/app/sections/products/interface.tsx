import { Illustration } from '../../illustrations/illustration.tsx';
import { Plate } from '../../ui/cards/plate.tsx';
import { AdWindow, type AdWindowProps } from './ad-window.tsx';
import { LeadWindow, type LeadWindowProps } from './lead-window.tsx';

interface InterfaceProps {
  band: string;
  shown:
    | ({ kind: 'leads' } & LeadWindowProps)
    | ({ kind: 'ads' } & AdWindowProps)
    | { kind: 'drawing'; name: string };
}

/** What a product looks like at work; a product without a window shows its drawing. */
export function Interface({ band, shown }: InterfaceProps) {
  return (
    <div className="wrap">
      {shown.kind === 'leads' && <LeadWindow {...shown} />}
      {shown.kind === 'ads' && <AdWindow {...shown} />}
      {shown.kind === 'drawing' && (
        <Plate band={band} shape="strip">
          <Illustration name={shown.name} />
        </Plate>
      )}
    </div>
  );
}
