import { createTransport } from 'nodemailer';

export interface SmtpVerdict {
  kind: 'ok' | 'login_refused' | 'no_tls' | 'failed';
  /** The code of the failure, without what the server said: it repeats addresses. */
  detail: string;
}

const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** Connects, starts TLS and logs in, and sends nothing. */
export async function verifySmtp(url: string, isTlsRequired: boolean): Promise<SmtpVerdict> {
  const transport = createTransport({ url, requireTLS: isTlsRequired, ...timeouts });
  try {
    await transport.verify();
    return { kind: 'ok', detail: '' };
  } catch (error) {
    return toVerdict(error as SmtpError);
  } finally {
    transport.close();
  }
}

interface SmtpError {
  code?: string;
  /** Set if `code` only says that the connection failed. */
  originalCode?: string;
  responseCode?: number;
}

function toVerdict({ code, originalCode, responseCode }: SmtpError): SmtpVerdict {
  const detail = responseCode ? `SMTP ${responseCode}` : (originalCode ?? code ?? 'no answer');
  if (code === 'ETLS') return { kind: 'no_tls', detail };
  const isTemporary = responseCode !== undefined && responseCode < 500;
  return { kind: code === 'EAUTH' && !isTemporary ? 'login_refused' : 'failed', detail };
}
