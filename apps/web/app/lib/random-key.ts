/** 128 random bits as hexadecimal digits. `crypto.randomUUID` does not exist on pages that are served without TLS. */
export function createRandomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
