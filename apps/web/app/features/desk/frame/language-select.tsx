import { type LanguageCode, languages } from '@tt/contract/language/language';
import { Icon } from '../../../ui/actions/icon.tsx';
import { useTexts } from './desk-context.ts';

interface LanguageSelectProps {
  /** Two letters each, for the bar. */
  isShort?: boolean;
  /** The label is visible. */
  hasLabel?: boolean;
  onChange: (language: LanguageCode) => void;
}

export function LanguageSelect({ isShort = false, hasLabel = false, onChange }: LanguageSelectProps) {
  const t = useTexts();
  return (
    <label className="dk-lang-of">
      <span className={hasLabel ? undefined : 'vh'}>{t('desk.languageLabel')}</span>
      <span className="dk-select">
        <select value={t.language} onChange={({ target }) => onChange(target.value as LanguageCode)}>
          {languages.map(({ code, tag, name }) => (
            <option key={code} value={code} lang={isShort ? undefined : tag}>
              {isShort ? code.toUpperCase() : name}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    </label>
  );
}
