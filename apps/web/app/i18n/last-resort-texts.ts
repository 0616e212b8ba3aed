import { siteSettings } from '@tt/contract/site-settings';
import { actions, errors } from '../../messages/en/common.json';

/** English texts of the error page, as a fallback if even the page's own data did not arrive. */
export const lastResortTexts = {
  title: errors.unexpectedApplicationError,
  help: errors.unexpectedApplicationErrorHelp.replace('{email}', siteSettings.email),
  reload: actions.reload,
};
