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

/** The time that the mail is about, as large as a ticket shows it. */
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
  /** `ticket`: the time is booked. `open`: it is held or free again. `struck`: it no longer counts. */
  look: 'ticket' | 'open' | 'struck';
}

/** What the mail is about, if it is no time. */
export interface MailHeadline {
  status?: string;
  title: string;
  line?: string;
}

/** One of the numbered things that happen next. */
export interface MailStep {
  lead: string;
  text: string;
}

/** Both parts of a mail, HTML and text, are rendered from this, so that they say the same. */
export interface MailContent {
  languageTag: string;
  subject: string;
  /** What a mail program shows beside the subject. */
  preheader: string;
  plate: MailPlate | MailHeadline;
  /** What the plate says, in words for the text part. */
  facts: MailRow[];
  greeting?: string;
  paragraphs: string[];
  steps?: MailStep[];
  /** What a visitor wrote, marked so that nothing in it looks like ours. */
  quote?: { by: string; label: string; text: string };
  rows: MailRow[];
  button?: MailLink;
  isButtonFirst: boolean;
  notes: MailNote[];
  /** Why the reader gets this mail. */
  reason: string;
  company: { name: string; email: string };
  policy: MailLink;
}
