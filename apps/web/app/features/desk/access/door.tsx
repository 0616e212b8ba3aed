import type { LanguageCode } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import type { ReactNode } from 'react';
import { homePath } from '../../../i18n/paths.ts';
import { Wordmark } from '../../../illustrations/wordmark.tsx';
import { TemperStrip } from '../../../ui/text/temper-strip.tsx';
import { useTexts } from '../frame/desk-context.ts';
import { LanguageSelect } from '../frame/language-select.tsx';
import { switchTheme } from '../frame/switch-theme.ts';
import { DoorDrawing } from './door-drawing.tsx';

interface DoorProps {
  onLanguage: (language: LanguageCode) => void;
  children: ReactNode;
}

/** The page before signing in: one drawing, one button, the link back to the site. */
export function Door({ onLanguage, children }: DoorProps) {
  const t = useTexts();
  return (
    <div className="dk dk-out">
      <a className="btn btn-go skip" href="#main">
        {t('desk.skip')}
      </a>
      <TemperStrip />
      <main id="main" className="dk-door" tabIndex={-1}>
        <div className="dk-door-draw">
          <DoorDrawing />
        </div>
        <div className="dk-door-in">
          <span className="dk-brand">
            <span>
              <Wordmark words={siteSettings.company.wordmark.long} />
            </span>
          </span>
          {children}
          <div className="dk-door-foot">
            <LanguageSelect onChange={onLanguage} />
            <a className="dk-quiet" href={homePath(t.language)}>
              {t('desk.site')}
            </a>
            <button type="button" className="dk-quiet" onClick={switchTheme}>
              {t('desk.theme')}
            </button>
          </div>
        </div>
      </main>
    </div>
  );
}
