interface SectionHeadProps {
  title: string;
  lead?: string;
}

export function SectionHead({ title, lead }: SectionHeadProps) {
  return (
    <div className="section-head">
      <h2>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
