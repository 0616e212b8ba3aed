import type { LanguageCode } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import { getTranslator } from '../i18n/get-translator.server.ts';
import { contactPath } from '../i18n/paths.ts';
import type { IslandKind, RescueTexts } from '../sections/island-rescue.tsx';

export function loadRescue(
  kind: IslandKind,
  language: LanguageCode,
  own?: Pick<RescueTexts['causes'], 'off' | 'late'>,
): RescueTexts {
  const t = getTranslator(language);
  const failed = {
    title: t('common.errors.unexpectedApplicationError'),
    text: t('common.errors.unexpectedApplicationErrorHelp'),
  };
  const words = {
    list: { late: t.tree('common.rescue.list') },
    form: {},
    page: own ?? { off: t.tree('common.rescue.off'), late: t.tree('common.rescue.late') },
  };
  return {
    kind,
    causes: { ...words[kind], failed },
    email: siteSettings.email,
    reload: t('common.actions.reload'),
    contact:
      kind === 'page' && !own
        ? { label: t('common.footer.contactForm'), href: contactPath(language) }
        : undefined,
  };
}
