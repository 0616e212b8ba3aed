import { type LanguageCode, languages } from '@tt/contract/language/language';
import { Icon } from '../../../ui/actions/icon.tsx';
import { useTexts } from './desk-context.ts';

interface LanguageSelectProps {
  /** Two letters each, for the bar. */
  isShort?: boolean;
  onChange: (language: LanguageCode) => void;
}

export function LanguageSelect({ isShort = false, onChange }: LanguageSelectProps) {
  const t = useTexts();
  return (
    <label className="lang">
      <span className="vh">{t('desk.languageLabel')}</span>
      <select value={t.language} onChange={({ target }) => onChange(target.value as LanguageCode)}>
        {languages.map(({ code, tag, name }) => (
          <option key={code} value={code} lang={isShort ? undefined : tag}>
            {isShort ? code.toUpperCase() : name}
          </option>
        ))}
      </select>
      <Icon name="chevron" />
    </label>
  );
}
