import type { LanguageCode } from './language/language.ts';

interface SiteSettings {
  company: {
    name: string;
    /** The words on both sides of the mark that replaces the ampersand. */
    wordmark: { long: readonly [string, string]; short: readonly [string, string] };
    tagline: Record<LanguageCode, string>;
  };
  email: string;
  /** Within how many working days a person replies to an inquiry. Left out, no page and no email promises a time. */
  replyWithin?: number;
  /** Public origin without a trailing slash: canonical URLs, sitemap and share links start with it. */
  origin: string;
  /** The one external link of the 5G material. */
  tradeShowArticleUrl: string;
}

export interface Tracker {
  /** The vendor's ID of this site; while it is empty, nothing loads and no consent is asked for. */
  id: string;
  /** The vendor's script, where `{id}` stands for the id, or one of our own that starts with `/`. */
  scriptUrl: string;
  /** Further origins that the script loads from or reports to. */
  furtherOrigins: readonly string[];
}

/** Who runs the site, as the law knows it. What is left out is shown nowhere. */
export interface Identity {
  legalName?: string;
  /** With the register's name, such as "KRS 0000000000". */
  registerNumber?: string;
  /** A VAT number of the EU starts with the two letters of its country. */
  taxId?: string;
  /** Street, postal code and city, without the country. */
  address?: string;
  /** The two letters of ISO 3166-1, which each page writes out in its language. */
  country?: string;
}

/** Where the editor at `/admin` keeps the content. */
export interface Editor {
  host: 'github' | 'gitlab';
  /** Owner and name, such as `company/site`. */
  repository: string;
  /** The branch that the site is built from. */
  branch: string;
  /** Origin of the service that signs writers in. Without one they sign in with an access token of the host. */
  signInUrl?: string;
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
};

/** For footer, policy and structured data. */
export const identity: Identity = {};

/** What loads after consent. A separate export, so that no page has it in its script. */
export const trackers: Record<'analytics' | 'pixels', Tracker> = {
  analytics: { id: '', scriptUrl: '', furtherOrigins: [] },
  pixels: { id: '', scriptUrl: '', furtherOrigins: [] },
};

/** Without it, the site has no editor. */
export const editor: Editor | undefined = undefined;
