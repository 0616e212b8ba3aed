import { inquiryTexts } from '@tt/contract/inquiry/inquiry-texts';
import { bindTexts } from '@tt/contract/language/bind-short-words';
import { defaultLanguageCode, type LanguageCode } from '@tt/contract/language/language';
import accessibility from '../../messages/en/accessibility.json';
import blog from '../../messages/en/blog.json';
import blueprint from '../../messages/en/blueprint.json';
import booking from '../../messages/en/booking.json';
import cases from '../../messages/en/cases.json';
import common from '../../messages/en/common.json';
import contact from '../../messages/en/contact.json';
import desk from '../../messages/en/desk.json';
import exhibits from '../../messages/en/exhibits.json';
import home from '../../messages/en/home.json';
import privacy from '../../messages/en/privacy.json';
import products from '../../messages/en/products.json';
import services from '../../messages/en/services.json';
import truth from '../../messages/en/truth.json';

const english = {
  accessibility,
  blog,
  blueprint,
  booking,
  cases,
  common,
  contact,
  desk,
  exhibits,
  home,
  inquiry: inquiryTexts.en,
  privacy,
  products,
  services,
  truth,
};

/** English is the source: keys and shapes of every language are typed from it. */
export type Messages = typeof english;

const translations = import.meta.glob<object>('../../messages/*/*.json', {
  eager: true,
  import: 'default',
});

/** Loads the message table of a language: namespace -> texts. Short words are bound. */
export function loadMessages(language: LanguageCode): Record<string, unknown> {
  if (language === defaultLanguageCode) return english;
  const folder = `../../messages/${language}/`;
  const files = Object.entries(translations).filter(([path]) => path.startsWith(folder));
  const own = files.map(([path, texts]) => [path.slice(folder.length, -'.json'.length), texts]);
  return bindTexts({ ...Object.fromEntries(own), inquiry: inquiryTexts[language] }, language);
}
