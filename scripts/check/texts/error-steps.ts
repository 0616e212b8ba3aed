import type { Problem, Project } from '../project.ts';
import { findKeyLine, type MessageFile } from './message-files.ts';

/** The keys under which errors stand. */
const errorKey =
  /\.(?:errors|messages|refused|domainErrors|fallback|notFound)\.|\.(?:required|invalid|tooLong|tooSoon|tooClose|taken|takenText|gone|goneText|dropped|none|noMatch|failed|failedText|unavailable|expired|notFoundText|past|scopeMissing|unverified|needsDateTime|alreadyCanceled)$|\.submitNeeds/;

/** Texts under such keys that are no errors: headings above one, labels, and what went well. */
const noError =
  /[tT]itle$|_toast$|\.meta\.|^booking\.event\.|^booking\.form\.date\.(?:past|unavailable)$|^common\.fields\.|^booking\.messages\.(?:copied|near|seeAll|meeting_details_email|booking_success_plain)$|^contact\.messages\.success|^contact\.fallback\.kept$/;

/** Headings of errors whose keys and English texts the specification fixes. */
const fixedHeadings: readonly string[] = [
  'booking.messages.config_error',
  'booking.messages.auth_failed',
  'booking.messages.network_error',
  'common.errors.not_found',
  'common.errors.unexpectedApplicationError',
  'contact.messages.error',
  'contact.messages.invalid_email_domain',
  'contact.messages.something_went_wrong',
];

/** Words by which a sentence says what the reader can do, by language code. A language without a row isn't checked. */
const steps: Readonly<Record<string, RegExp>> = {
  en: /\b(?:please|try|choose|pick|check|write|enter|send|use|continue|book|start|copy|you can|you will find|shorten)\b/i,
  ua: /\p{L}{2,}(?:[йьрвш]те|іть|їть)(?:ся)?(?!\p{L})|можна|зібрано/iu,
  pl: /(?<!\p{L})(?:spróbuj|wybierz|podaj|sprawdź|wyślij|napisz|zezwól|skorzystaj|odśwież|skróć|zostaw|opisz|wpisz|zarezerwuj|kontynuuj|skontaktuj|odczekaj|wróć|zmień|otwórz|zaznacz|skopiuj|nie zamykaj|możesz|znajdziesz)(?!\p{L})/iu,
  ru: /\p{L}{2,}(?:йте|ите|ьте)(?:сь)?(?!\p{L})|можно|списке/iu,
  es: /(?<!\p{L})(?:prueba|elige|escribe|envía|envíanos|revisa|revísala|comprueba|autoriza|reserva|recarga|usa|deja|acórtalo|inténtalo|intentarlo|continúa|espera|vuelve|describe|ponte|cambia|abre|selecciónalo|puedes)(?!\p{L})/iu,
};

/** Lists errors of the interface whose last sentence doesn't say what to do next. */
export function listStepProblems(project: Project, file: MessageFile): Problem[] {
  const step = steps[file.languageCode];
  if (!step || file.namespace.includes('/')) return [];
  return [...file.leaves]
    .filter(([key, text]) => isError(key) && !step.test(findLastSentence(text)))
    .map(([key]) => ({
      path: file.path,
      line: findKeyLine(project.read(file.path), key),
      message: `${key} ends without a step: let its last sentence say what the reader can do`,
    }));
}

function isError(key: string): boolean {
  return errorKey.test(key) && !noError.test(key) && !fixedHeadings.includes(key);
}

function findLastSentence(text: string): string {
  return text.split(/(?<=[.!?…])\s+/).at(-1) ?? '';
}
