export interface SenderPart {
  text: string;
  /** Absent where the text is no address on the web. */
  href?: string;
}

const bareAddress = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(?:\/\S*)?$/u;

/** Divides what a sender gave as links. Only addresses on the web become links; the text stays as typed. */
export function listSenderLinks(text: string): SenderPart[] {
  return text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((part) => {
      const href = findWebAddress(part);
      return href ? { text: part, href } : { text: part };
    });
}

function findWebAddress(part: string): string | undefined {
  const address = /^https?:\/\//i.test(part) ? part : bareAddress.test(part) ? `https://${part}` : undefined;
  return address && URL.canParse(address) ? address : undefined;
}

/** The address of our own page that somebody came from; nothing that leads elsewhere. */
export function findOwnPage(path: string, origin: string): string | undefined {
  if (!path.startsWith('/') || !URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  // `/.//elsewhere` is on this site, but its path alone would lead to another host.
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname : undefined;
}
