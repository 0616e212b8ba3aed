import type { LanguageCode } from '@tt/contract/language';

interface SiteSettings {
  company: {
    name: string;
    /** The words on both sides of the mark that stands for the ampersand. */
    wordmark: { long: readonly [string, string]; short: readonly [string, string] };
    tagline: Record<LanguageCode, string>;
  };
  email: string;
  /** Public origin without a trailing slash: canonical addresses, sitemap and share links start with it. */
  origin: string;
  /** The one external link of the 5G material. */
  tradeShowArticleUrl: string;
  /** Loaded only after consent; an empty id loads nothing. */
  analytics: { analyticsId: string; pixelId: string };
}

/** A company that adopts this site changes this file and nothing else. */
export const siteSettings: SiteSettings = {
  company: {
    name: 'Torque & Thrust',
    wordmark: { long: ['Torque', 'Thrust'], short: ['T', 'T'] },
    tagline: {
      en: 'Engineered to propel',
      ua: 'Інженерія, що рухає вперед',
      pl: 'Inżynieria, która napędza',
      ru: 'Инженерия, которая движет вперёд',
      es: 'Ingeniería que impulsa',
    },
  },
  email: 'hello@torquethrust.example',
  origin: 'https://torquethrust.example',
  tradeShowArticleUrl: 'https://news.example/telecom-trade-show',
  analytics: { analyticsId: '', pixelId: '' },
};
