interface VectorListItem {
  /** Bold opening words. */
  lead?: string;
  text: string;
}

interface VectorListProps {
  items: readonly VectorListItem[];
  isTight?: boolean;
}

export function VectorList({ items, isTight }: VectorListProps) {
  return (
    <ul className={isTight ? 'vlist vlist-tight' : 'vlist'}>
      {items.map(({ lead, text }) => (
        <li key={`${lead} ${text}`}>
          <span>
            {lead && <b>{lead}</b>} {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
