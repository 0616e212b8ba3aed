import type { Settings } from '@tt/contract/settings/settings-schema';
import type { Article } from '../../content/articles.ts';
import type { Case } from '../../content/cases.ts';
import type { Person } from '../../content/people.ts';
import type { Product } from '../../content/products.ts';
import type { Service } from '../../content/services.ts';

/** The input of the launch list: settings, content without hidden cases, and the built pages. */
export interface LaunchState {
  /** As `YYYY-MM-DD`. */
  today: string;
  site: Pick<Settings, 'origin' | 'email' | 'tradeShowArticleUrl' | 'replyWithin'>;
  identity: Settings['identity'];
  offer: Settings['offer'];
  services: readonly Service[];
  cases: readonly Case[];
  products: readonly Product[];
  articles: readonly Article[];
  people: readonly Person[];
  pages: readonly { path: string; html: string }[];
  /** The names of files that lie beside the pages. */
  files: readonly string[];
}

/** The file of the settings, as lines name it. */
export const settingsFile = 'packages/contract/src/settings.json';
