interface FoundLead {
  company: string;
  contact: string;
  site: string;
  staff: string;
  email: string;
  /** The page that names the contact, and the server that accepted the address. */
  source: string;
  mailServer: string;
  flaw?: string;
  /** Why a person has held it back. */
  reason: string;
  state: string;
  /** How many of the steps it has taken. */
  taken: number;
}

export interface FoundTableProps {
  caption: string;
  columns: { company: string; contact: string; site: string; step: string };
  leads: FoundLead[];
}

/** Three steps and the export. */
const marks = [0, 1, 2].map((place) => `M${2 + place * 20} 6a5 5 0 1 0 10 0a5 5 0 1 0-10 0`);
const arrow = 'M62 .8l11 5.2-11 5.2z';

function Step({ lead: { state, reason, taken } }: { lead: FoundLead }) {
  return (
    <span className="ld-step">
      <svg viewBox="0 0 74 12" aria-hidden="true">
        {[...marks, arrow].map((shape, place) => (
          <path key={shape} className={place < taken ? 'ld-mark ld-done' : 'ld-mark'} d={shape} />
        ))}
      </svg>
      <span>
        <span data-part="state">{state}</span> <small data-part="reason">{reason}</small>
      </span>
    </span>
  );
}

function listClasses(lead: FoundLead, isOpen: boolean): string | undefined {
  return [lead.reason && 'ld-held', isOpen && 'on'].filter(Boolean).join(' ') || undefined;
}

/** All that was found; the first one's record is open. In a narrow window each row becomes a block. */
export function FoundTable({ caption, columns, leads }: FoundTableProps) {
  return (
    <table className="ld">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.company}</th>
          <th scope="col">{columns.contact}</th>
          <th scope="col">{columns.site}</th>
          <th scope="col">{columns.step}</th>
        </tr>
      </thead>
      <tbody>
        {leads.map((lead, place) => (
          <tr
            key={lead.company}
            className={listClasses(lead, place === 0)}
            data-lead
            data-flaw={lead.flaw}
            data-staff={lead.staff}
            data-email={lead.email}
            data-source={lead.source}
            data-mail-server={lead.mailServer}
          >
            <th scope="row">
              <span className="ld-name" data-part="company">
                {lead.company}
              </span>
            </th>
            <td>
              <span data-part="contact">{lead.contact}</span>
            </td>
            <td>
              <span data-part="site">{lead.site}</span>
            </td>
            <td>
              <Step lead={lead} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
