/** What writers read above a field. A field that is not named here is called by its own name. */
const fieldLabels: Record<string, string> = {
  a: 'First',
  alt: 'Alternative text',
  asked: 'What the client asked for',
  b: 'Second',
  band: 'Color band',
  blurb: 'Opening text',
  body: 'Text',
  came: 'What came of it',
  card: 'Card in the lists',
  caseKeys: 'Cases',
  closing: 'Last section',
  comingSoon: 'Planned',
  ctaLabel: 'Contact button',
  en: 'English',
  es: 'Spanish',
  facts: 'Facts below the title',
  file: 'Picture',
  hasTradeShowLink: 'Link to the trade show',
  isExtended: 'Extended',
  isHost: 'Host of consultations',
  isOnHome: 'On home and contact',
  isPublished: 'Published',
  label: 'Name',
  lead: 'Opening sentence',
  meta: 'For search engines',
  minutes15: '15 minutes',
  minutes30: '30 minutes',
  minutes60: '60 minutes',
  origin: 'Address of the site',
  pl: 'Polish',
  productKeys: 'Products',
  replyWithin: 'Working days until the reply',
  ru: 'Russian',
  thumbnail: 'Drawing',
  tradeShowArticleUrl: 'Link to the trade show',
  ua: 'Ukrainian',
  why: 'Why it exists',
};

/** Fields whose text is longer than a line. */
export const longFields = new Set([
  'about',
  'asked',
  'blurb',
  'came',
  'caption',
  'description',
  'excerpt',
  'lead',
  'paragraphs',
  'text',
]);

/** Fields that hold a picture. */
export const pictureFields = new Set(['file', 'logo', 'photo', 'screenshots']);

/** The label of a field: `linkText` is “Link text”. */
export function toFieldLabel(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return fieldLabels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
