import { defaultLanguageCode } from '@tt/contract/language/language';
import { homePath } from '../i18n/paths.ts';

const target = homePath(defaultLanguageCode);

export const meta = () => [{ httpEquiv: 'refresh', content: `0; url=${target}` }];

/** Only development shows this page: the build writes one of its own for hosts without a redirect. */
export default function Entry() {
  return <a href={target}>{target}</a>;
}
