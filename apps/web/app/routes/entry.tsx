import { defaultLanguageCode } from '@tt/contract/language';
import { homePath } from '../i18n/paths.ts';

const target = homePath(defaultLanguageCode);

export const meta = () => [{ httpEquiv: 'refresh', content: `0; url=${target}` }];

/** Web servers answer `/` with a redirect; a static host without redirect rules shows this page instead. */
export default function Entry() {
  return <a href={target}>{target}</a>;
}
