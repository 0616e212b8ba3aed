const robots = /bot|crawl|spider|lighthouse|inspection/i;

/** Returns whether a person's browser has just come from elsewhere, and not from another page of this site. */
export function isArrivingPerson(
  { webdriver, userAgent }: Pick<Navigator, 'webdriver' | 'userAgent'>,
  referrer: string,
  origin: string,
): boolean {
  return !webdriver && !robots.test(userAgent) && !referrer.startsWith(`${origin}/`);
}

/** The same page in the browser's first language, if that is another one and the page exists in it. */
export function findOtherVersion(): HTMLLinkElement | undefined {
  const [tag] = navigator.language?.split('-') ?? [];
  if (tag === document.documentElement.lang) return undefined;
  const versions = document.querySelectorAll<HTMLLinkElement>('link[hreflang]');
  return [...versions].find(({ hreflang }) => hreflang === tag);
}
