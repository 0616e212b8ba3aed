const typeNames: Record<number, string> = {
  1: 'A',
  5: 'CNAME',
  6: 'SOA',
  12: 'PTR',
  15: 'MX',
  16: 'TXT',
  28: 'AAAA',
};

export type DnsQuestion = { name: string; type: string };

/** The first question of a DNS message (RFC 1035, 4.1.2); names in questions are never compressed. */
export function parseQuestion(message: Buffer): DnsQuestion {
  const labels: string[] = [];
  let offset = 12;
  while (offset < message.length && message[offset] !== 0) {
    const end = offset + 1 + (message[offset] ?? 0);
    labels.push(message.toString('latin1', offset + 1, end));
    offset = end;
  }
  if (offset + 3 > message.length) throw new RangeError('the DNS message ends inside its question');
  const type = message.readUInt16BE(offset + 1);
  return { name: labels.join('.').toLowerCase(), type: typeNames[type] ?? `TYPE${type}` };
}
