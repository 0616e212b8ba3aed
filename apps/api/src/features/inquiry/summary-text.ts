import { type DeskOptions, formatLink, toEntryUrl, toListLink } from '../../delivery/desk-link.ts';
import { type ChatSize, fitToChat } from '../../delivery/fit-to-chat.ts';
import type { MailLink } from '../../delivery/mail-content.ts';
import { toOneLine } from '../../delivery/visitor-text.ts';
import type { Summary } from './summary-repository.ts';

const shownCharacters = 120;

/** Where the desk lists what a summary is about. */
export function toSummaryLink({ kind }: Summary, desk: DeskOptions): MailLink {
  return toListLink(desk, kind === 'digest' ? 'spam' : 'waiting');
}

/** One message about many inquiries: who wrote, the first words, and where to read the rest. */
export function formatSummary(summary: Summary, desk: DeskOptions, chat: ChatSize): string {
  const { inquiries, total } = summary;
  const head = `${formatHead(summary)}\n${formatLink(toSummaryLink(summary, desk))}`;
  return fitToChat(chat, inquiries.length, (shown) => {
    const named = inquiries.slice(0, shown).map((inquiry, index) => formatEntry(inquiry, index, desk));
    const left = total - shown;
    const more = left > 0 ? [`${left} more at the desk.`] : [];
    return [head, ...named, ...more].join('\n\n');
  });
}

function formatHead({ kind, total }: Summary): string {
  const inquiries = total === 1 ? '1 inquiry' : `${total} inquiries`;
  return kind === 'digest'
    ? `Daily digest: ${inquiries} marked as spam. Release what is real.`
    : `${inquiries}, grouped because many arrived at once.`;
}

// Our own line comes first, so that visitor text can't look like another entry.
function formatEntry(
  inquiry: Summary['inquiries'][number],
  index: number,
  { siteOrigin }: DeskOptions,
): string {
  const sender = [inquiry.name, inquiry.company_name].filter(Boolean).map(toOneLine).join(', ');
  const words = [...toOneLine(inquiry.project_description)];
  const start = words.slice(0, shownCharacters).join('');
  const quote = words.length > shownCharacters ? `${start}…` : start;
  return `${index + 1}. ${inquiry.email}\n${toEntryUrl(siteOrigin, inquiry.id)}\n> ${sender}\n> ${quote}`;
}
