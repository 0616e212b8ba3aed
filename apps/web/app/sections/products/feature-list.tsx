interface FeatureListProps {
  heading: string;
  items: { lead: string; text: string }[];
}

/** The features by the numbers that they have in the window above. */
export function FeatureList({ heading, items }: FeatureListProps) {
  return (
    <section className="wrap" id="features">
      <h2 className="vh">{heading}</h2>
      <ol className="calls">
        {items.map(({ lead, text }, place) => (
          <li key={lead}>
            <span className="call">{place + 1}</span>
            <h3>{lead}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
