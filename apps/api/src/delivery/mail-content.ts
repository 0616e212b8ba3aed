/** A link that a mail program shows as text. */
export interface MailLink {
  label: string;
  url: string;
}

/** A row of the table; with a URL the text is a link. */
export interface MailRow {
  label: string;
  text: string;
  url?: string;
}

/** A sentence. With a URL its middle part is a link. */
export type MailNote = string | { parts: [before: string, linked: string, after: string]; url: string };

/** The time that the email is about, as large as a ticket shows it. */
export interface MailPlate {
  status: string;
  mark?: '✓' | '→' | '✕';
  weekday: string;
  day: string;
  time: string;
  place: string;
  /** What the time was before a move. */
  before?: { label: string; text: string };
  /** Whom the reader will talk to. */
  host?: { label: string; name: string; role: string };
  /** `ticket`: the time is booked. `open`: it is held, or available again. `struck`: it is no longer valid. */
  look: 'ticket' | 'open' | 'struck';
}

/** The subject of the email, if it is not about a time. */
export interface MailHeadline {
  status?: string;
  title: string;
  line?: string;
}

/** One of the numbered next steps. */
export interface MailStep {
  lead: string;
  text: string;
}

/** Both parts of an email, HTML and text, are rendered from this, so that they say the same. */
export interface MailContent {
  languageTag: string;
  subject: string;
  /** What a mail program shows beside the subject. */
  preheader: string;
  plate: MailPlate | MailHeadline;
  /** The plate in words, for the text part. */
  facts: MailRow[];
  greeting?: string;
  paragraphs: string[];
  steps?: MailStep[];
  /** Text that a visitor wrote, marked so that it can't look like ours. */
  quote?: { by: string; label: string; text: string };
  rows: MailRow[];
  button?: MailLink;
  isButtonFirst: boolean;
  notes: MailNote[];
  /** Why the reader gets this email. */
  reason: string;
  company: { name: string; email: string };
  policy: MailLink;
}
