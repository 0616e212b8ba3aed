import { type ChatSize, fitToChat } from '../../delivery/fit-to-chat.ts';
import { toOneLine } from '../../delivery/visitor-text.ts';
import type { Summary } from './summary-repository.ts';

const shownCharacters = 120;

/** One message about many inquiries: who wrote, the first words, and how to read the rest. */
export function formatSummary(summary: Summary, chat: ChatSize): string {
  const { inquiries, total, id } = summary;
  return fitToChat(chat, inquiries.length, (shown) => {
    const named = inquiries.slice(0, shown).map(formatEntry);
    const left = total - shown;
    const more = left > 0 ? [`${left} more. All of them: pnpm ops inquiries list --summary ${id}`] : [];
    return [formatHead(summary), ...named, ...more].join('\n\n');
  });
}

function formatHead({ kind, total }: Summary): string {
  const inquiries = total === 1 ? '1 inquiry' : `${total} inquiries`;
  return kind === 'digest'
    ? `Daily digest: ${inquiries} marked as spam. To announce one like any other: pnpm ops inquiries announce ID`
    : `${inquiries}, announced together because many arrive. To read one: pnpm ops inquiries show ID`;
}

// Our own line comes first, so that visitor text can't look like another entry.
function formatEntry(inquiry: Summary['inquiries'][number], index: number): string {
  const sender = [inquiry.name, inquiry.company_name].filter(Boolean).map(toOneLine).join(', ');
  const words = [...toOneLine(inquiry.project_description)];
  const start = words.slice(0, shownCharacters).join('');
  const quote = words.length > shownCharacters ? `${start}…` : start;
  return `${index + 1}. ${inquiry.email}\nID: ${inquiry.id}\n> ${sender}\n> ${quote}`;
}
