import type { DeskEntry } from '@tt/contract/desk/desk-entry';
import { getLanguage } from '@tt/contract/language/language';
import { useTexts } from '../frame/desk-context.ts';
import type { DeskTranslator } from '../frame/desk-texts.ts';
import { Fact } from './fact.tsx';
import { listSenderLinks } from './sender-links.ts';

/** What the visitor wrote, in the visitor's language and as text. */
export function WordsBox({ entry }: { entry: DeskEntry }) {
  const t = useTexts();
  return (
    <section className="dk-box" aria-labelledby="words">
      <h2 id="words">{t('desk.entry.wrote', { name: entry.name || entry.reference })}</h2>
      {entry.message ? (
        <div className="dk-said" lang={getLanguage(entry.language).tag}>
          {entry.message}
        </div>
      ) : (
        <p className="dk-small">{t('desk.entry.noMessage')}</p>
      )}
      {entry.kind === 'inquiry' && (
        <dl className="dk-kv dk-kv-below">
          <Fact name={t('desk.entry.company')}>{entry.company}</Fact>
          <SenderLinks text={entry.socialMedia} />
          <Fact name={t('desk.entry.email')} note={formatVerdict(t, entry)}>
            {entry.email}
          </Fact>
        </dl>
      )}
    </section>
  );
}

function formatVerdict(t: DeskTranslator, { emailVerdict }: DeskEntry): string | undefined {
  if (emailVerdict === 'valid') return t('desk.entry.domainOk');
  return emailVerdict === 'unknown' ? t('desk.entry.domainUnknown') : undefined;
}

/** Links are never prefetched, and their sites don't learn where the person came from. */
function SenderLinks({ text }: { text: string }) {
  const t = useTexts();
  const parts = listSenderLinks(text);
  const hasLinks = parts.some(({ href }) => href);
  return (
    <Fact name={t('desk.entry.links')} note={hasLinks ? t('desk.entry.linksNote') : undefined}>
      {parts.length > 0 &&
        parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes
          <span key={index}>
            {index > 0 && ', '}
            {part.href ? (
              <a className="dk-link" href={part.href} target="_blank" rel="noreferrer nofollow noopener">
                {part.text}
              </a>
            ) : (
              part.text
            )}
          </span>
        ))}
    </Fact>
  );
}
