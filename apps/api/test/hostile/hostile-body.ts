export interface HostileBody {
  name: string;
  path: string;
  body: string | Buffer;
  headers: Record<string, string>;
  /** Sent in pieces, without a declared length. */
  isChunked?: true;
}
