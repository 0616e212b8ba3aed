/** Characters that mail programs turn into links or phone numbers, and characters that could start a new line. */
const notInNames = [
  /:\/\//,
  /www\./i,
  /@/,
  /\p{Nd}{4}|\p{Nd}(?:[\s().-]*\p{Nd}){4}/u,
  /[\r\n\v\f\u0085\u2028\u2029]/,
  /[\p{L}\p{Nd}]\.\p{L}{2}/u,
];

/**
 * Returns whether a name may be sent to an address that nobody has confirmed, so that nobody can advertise through
 * our emails.
 */
export function isPlainName(name: string): boolean {
  // Browsers read wide forms and the ideographic full stop in a host like the plain characters.
  const plain = name.normalize('NFKC').replaceAll('。', '.');
  return !notInNames.some((pattern) => pattern.test(plain));
}
