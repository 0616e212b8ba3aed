const unknownAuthority =
  "has a certificate from an authority that is not known here: save your provider's CA certificate as a file and name it in DATABASE_URL, sslrootcert=/path/to/ca.pem";

const faults: Record<string, string> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownAuthority,
  SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
  CERT_SIGNATURE_FAILURE: unknownAuthority,
  CERT_HAS_EXPIRED: 'has an expired certificate: renew it there, or let your provider do it',
  CERT_NOT_YET_VALID: "has a certificate that is not valid yet: compare this machine's clock",
  ERR_TLS_CERT_ALTNAME_INVALID:
    'has a certificate for another host name: write the host in DATABASE_URL as your provider does',
};
const refusal = 'The server does not support SSL connections';
const noTls = 'offers no TLS, which sslmode in DATABASE_URL asks for: turn it on there';

/** Why the database can't be trusted, as the end of a sentence about it. Undefined if the error is about something else. */
export function findTlsFault(error: unknown): string | undefined {
  if (error instanceof AggregateError) return error.errors.map(findTlsFault).find(Boolean);
  if (!(error instanceof Error)) return undefined;
  if (error.message === refusal) return noTls;
  const fault = 'code' in error ? faults[String(error.code)] : undefined;
  return fault ?? findTlsFault(error.cause);
}
