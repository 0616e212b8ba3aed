import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];

export interface Certificate {
  certificateFile: string;
  keyFile: string;
}

export interface Authority {
  certificateFile: string;
  /** Signs a certificate for a host name. An expired one ended yesterday. */
  issue: (hostName: string, options?: { isExpired?: boolean }) => Promise<Certificate>;
}

/** A certificate authority that nobody trusts yet, made with OpenSSL in a folder of its own. */
export async function createAuthority(folder: string): Promise<Authority> {
  await mkdir(folder, { recursive: true });
  const certificateFile = join(folder, 'authority.pem');
  const keyFile = join(folder, 'authority.key');
  await run('openssl', [
    ...['req', '-x509', ...newKey, '-keyout', keyFile, '-out', certificateFile],
    ...['-subj', '/CN=authority', '-days', '2'],
  ]);
  let issued = 0;
  return {
    certificateFile,
    async issue(hostName, { isExpired = false } = {}) {
      issued += 1;
      const file = (ending: string) => join(folder, `${issued}.${ending}`);
      const certificate = { certificateFile: file('pem'), keyFile: file('key') };
      await run('openssl', [
        ...['req', ...newKey, '-keyout', certificate.keyFile, '-out', file('csr')],
        ...['-subj', `/CN=${hostName}`, '-addext', `subjectAltName=DNS:${hostName}`],
      ]);
      await run('openssl', [
        ...[
          'x509',
          '-req',
          '-in',
          file('csr'),
          '-out',
          certificate.certificateFile,
          '-copy_extensions',
          'copy',
        ],
        ...['-CA', certificateFile, '-CAkey', keyFile, '-days', isExpired ? '-1' : '2'],
      ]);
      return certificate;
    },
  };
}
