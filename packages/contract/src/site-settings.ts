import type { Settings } from './settings/settings-schema.ts';
import file from './settings.json' with { type: 'json' };

type SiteSettings = Pick<Settings, 'company' | 'email' | 'origin' | 'tradeShowArticleUrl'>;

export type Tracker = NonNullable<Settings['trackers']['analytics']>;
export type Trackers = Settings['trackers'];
export type Identity = Settings['identity'];
export type Editor = NonNullable<Settings['editor']>;

/** For scripts of pages too, so without the schema, which the build has checked the file by. */
export const siteSettings: SiteSettings = {
  company: file.company,
  email: file.email,
  origin: file.origin,
  tradeShowArticleUrl: file.tradeShowArticleUrl,
};
