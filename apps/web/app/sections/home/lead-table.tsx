import { Icon, type IconName } from '../../ui/actions/icon.tsx';

type Check = 'machine' | 'changed' | 'person' | 'removed';

interface LeadRow {
  company: string;
  role: string;
  /** The previous role, if it has changed. */
  before?: string;
  source: string;
  seen: string;
  check: { kind: Check; label: string };
}

export interface LeadTableProps {
  columns: { company: string; roleAndSource: string; seen: string; check: string };
  rows: LeadRow[];
}

const tags: Record<Check, { className: string; icon?: IconName }> = {
  machine: { className: 'tag' },
  changed: { className: 'tag tag-new', icon: 'swap' },
  person: { className: 'tag tag-ok', icon: 'tick' },
  removed: { className: 'tag tag-off', icon: 'minus' },
};

function CheckTag({ kind, label }: LeadRow['check']) {
  const { className, icon } = tags[kind];
  return (
    <span className={className}>
      {icon && <Icon name={icon} />}
      {label}
    </span>
  );
}

/** Leads with their sources. Below 768 px each row becomes a block, so the roles are written out. */
export function LeadTable({ columns, rows }: LeadTableProps) {
  return (
    <table className="leads">
      <thead>
        <tr>
          <th scope="col">{columns.company}</th>
          <th scope="col">{columns.roleAndSource}</th>
          <th scope="col">{columns.seen}</th>
          <th scope="col">{columns.check}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ company, role, before, source, seen, check }) => (
          <tr key={company}>
            <th scope="row">{company}</th>
            <td>
              {before && <s>{before}</s>}
              {role}
              <span className="src">{source}</span>
            </td>
            <td>{seen}</td>
            <td>
              <CheckTag {...check} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
