import { defaultLanguageCode } from '@tt/contract/language/language';
import { homePath } from '../i18n/paths.ts';

const target = homePath(defaultLanguageCode);

export const meta = () => [{ httpEquiv: 'refresh', content: `0; url=${target}` }];

/** Only development uses this page: the build writes its own for hosts without redirects. */
export default function Entry() {
  return <a href={target}>{target}</a>;
}
