/** What mail programs turn into links or numbers to call, and what could start a line of its own. */
const notInNames = [
  /:\/\//,
  /www\./i,
  /@/,
  /\p{Nd}{4}|\p{Nd}(?:[\s().-]*\p{Nd}){4}/u,
  /[\r\n\v\f\u0085\u2028\u2029]/,
  /[\p{L}\p{Nd}]\.\p{L}{2}/u,
];

/** Returns whether a name may be mailed to an address that nobody has confirmed: our mail must carry no one's advertisement. */
export function isPlainName(name: string): boolean {
  // Browsers read wide forms and the ideographic full stop in a host like the plain characters.
  const plain = name.normalize('NFKC').replaceAll('。', '.');
  return !notInNames.some((pattern) => pattern.test(plain));
}
