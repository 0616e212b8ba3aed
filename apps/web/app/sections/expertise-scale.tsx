interface ScaleStep {
  band: string;
  emoji: string;
  label: string;
  href: string;
  isCurrent: boolean;
}

/** The nine bands as navigation between the service areas. */
export function ExpertiseScale({ label, steps }: { label: string; steps: ScaleStep[] }) {
  return (
    <nav className="scale wrap" aria-label={label}>
      {steps.map((step) => (
        <a
          key={step.band}
          href={step.href}
          data-band={step.band}
          data-tooltip={step.label}
          aria-current={step.isCurrent ? 'page' : undefined}
        >
          <span aria-hidden="true">{step.emoji}</span>
          <span className="vh">{step.label}</span>
        </a>
      ))}
    </nav>
  );
}
