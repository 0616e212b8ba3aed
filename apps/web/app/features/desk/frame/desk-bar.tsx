import type { LanguageCode } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import { Wordmark } from '../../../illustrations/wordmark.tsx';
import { Icon } from '../../../ui/actions/icon.tsx';
import { TemperStrip } from '../../../ui/text/temper-strip.tsx';
import { usePerson, useTexts } from './desk-context.ts';
import { DeskIcon } from './desk-icon.tsx';
import { toInitials } from './initials.ts';
import { LanguageSelect } from './language-select.tsx';
import { useStore } from './store.ts';
import { switchTheme } from './switch-theme.ts';
import { inboxPath, peoplePath, type Screen, weekPath } from './to-screen.ts';
import { waiting } from './waiting.ts';

interface DeskBarProps {
  screen: Screen['name'];
  onLanguage: (language: LanguageCode) => void;
}

export function DeskBar({ screen, onLanguage }: DeskBarProps) {
  const t = useTexts();
  const { name } = usePerson();
  const count = useStore(waiting);
  const toCurrent = (own: Screen['name']) => (own === screen ? 'page' : undefined);
  return (
    <header className="dk-top">
      <div className="dk-top-in">
        <a className="dk-brand" href={inboxPath}>
          <span aria-hidden="true">
            <Wordmark words={siteSettings.company.wordmark.short} />
          </span>
          <span aria-hidden="true">{t('desk.name')}</span>
          <span className="vh">{t('desk.home')}</span>
        </a>
        <nav className="dk-nav" aria-label={t('desk.nav.label')}>
          <a href={inboxPath} aria-current={screen === 'entry' ? 'true' : toCurrent('inbox')}>
            <DeskIcon name="inbox" />
            {t('desk.nav.inbox')}
            {count !== undefined && count > 0 && (
              <b className="dk-n">
                <span className="vh">{t('desk.nav.waitingCount', { count })}</span>
                <span aria-hidden="true">{count}</span>
              </b>
            )}
          </a>
          <a href={weekPath} aria-current={toCurrent('week')}>
            <DeskIcon name="week" />
            {t('desk.nav.week')}
          </a>
          <a href={peoplePath} aria-current={toCurrent('people')}>
            <DeskIcon name="people" />
            {t('desk.nav.people')}
          </a>
        </nav>
        <div className="dk-tools">
          <LanguageSelect isShort onChange={onLanguage} />
          <button type="button" className="tool tool-sq" aria-label={t('desk.theme')} onClick={switchTheme}>
            <span className="i-moon">
              <Icon name="moon" />
            </span>
            <span className="i-sun">
              <Icon name="sun" />
            </span>
          </button>
          <a className="dk-me" href={`${peoplePath}#you`}>
            <span className="dk-in" aria-hidden="true">
              {toInitials(name)}
            </span>
            <span className="dk-me-name" aria-hidden="true">
              {name}
            </span>
            <span className="vh">{t('desk.you', { name })}</span>
          </a>
        </div>
      </div>
      <TemperStrip />
    </header>
  );
}
