import PostalMime, { type Address } from 'postal-mime';

export type StoredMail = {
  id: number;
  receivedAt: string;
  envelope: { from: string; to: string[] };
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: { key: string; value: string }[];
  attachments: { filename: string; mimeType: string; method?: string; contentBase64: string }[];
  raw: string;
};

/** Parses a mail as the receiver's mail program would. */
export async function toStoredMail(
  raw: Buffer,
  envelope: StoredMail['envelope'],
): Promise<Omit<StoredMail, 'id'>> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
  return {
    receivedAt: new Date().toISOString(),
    envelope,
    from: mail.from ? toText(mail.from) : '',
    to: (mail.to ?? []).map(toText),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: mail.headers.map(({ key, value }) => ({ key, value })),
    attachments: mail.attachments.map(({ filename, mimeType, method, content }, index) => ({
      filename: filename ?? `attachment-${index + 1}`,
      mimeType,
      ...(method && { method }),
      contentBase64: String(content),
    })),
    raw: raw.toString('utf8'),
  };
}

function toText(address: Address): string {
  if (address.group) return `${address.name}: ${address.group.map(toText).join(', ')}`;
  return address.name ? `${address.name} <${address.address}>` : address.address;
}
