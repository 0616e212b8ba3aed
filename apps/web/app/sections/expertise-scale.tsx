import { Glyph } from '../illustrations/glyph.tsx';

export interface ExpertiseScaleProps {
  label: string;
  steps: { band: string; glyph: string; label: string; href: string; isCurrent: boolean }[];
}

/** The nine bands as navigation between the service areas. Where they don't fit, `enhance` centers the current one. */
export function ExpertiseScale({ label, steps }: ExpertiseScaleProps) {
  return (
    <nav className="scale" aria-label={label}>
      {steps.map((step) => (
        <a
          key={step.band}
          href={step.href}
          data-band={step.band}
          aria-current={step.isCurrent ? 'page' : undefined}
        >
          <Glyph name={step.glyph} />
          <b>{step.label}</b>
        </a>
      ))}
    </nav>
  );
}
