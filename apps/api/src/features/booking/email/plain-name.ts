const linkLike = /:\/\/|www\.|@|\d{5,}|[\r\n]|\.[a-z]{2,}\//i;

/** Returns whether a name may be mailed to an address that nobody has confirmed: our mail must carry no one's advertisement. */
export function isPlainName(name: string): boolean {
  return !linkLike.test(name);
}
