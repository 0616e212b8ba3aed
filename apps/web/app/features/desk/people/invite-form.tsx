import { inviteAnswerSchema } from '@tt/contract/desk/desk-people';
import { type LanguageCode, languages } from '@tt/contract/language/language';
import { type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { Icon } from '../../../ui/actions/icon.tsx';
import { sendToDesk } from '../frame/desk-client.ts';
import { useTexts } from '../frame/desk-context.ts';
import { toFailureKey } from '../frame/failure-key.ts';
import { LinkToCopy } from './link-to-copy.tsx';

/** Invites a person by a link that the inviter sends. */
export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const t = useTexts();
  const [name, setName] = useState('');
  const [language, setLanguage] = useState<LanguageCode>(t.language);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [invitation, setInvitation] = useState<z.infer<typeof inviteAnswerSchema>>();

  const invite = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return setProblem(t('desk.errors.nameRequired'));
    setSending(true);
    const result = await sendToDesk({ path: 'people', body: { name, language }, answer: inviteAnswerSchema });
    setSending(false);
    setProblem(result.ok ? undefined : t(toFailureKey(result.code)));
    if (!result.ok) return;
    setInvitation(result.data);
    setName('');
    onInvited();
  };

  return (
    <section className="dk-box" id="invite" aria-labelledby="invite-title">
      <h2 id="invite-title">{t('desk.people.invite.title')}</h2>
      <form className="dk-move" onSubmit={invite} noValidate>
        <div className="dk-fields">
          <div className="dk-field">
            <label htmlFor="invite-name">{t('desk.people.invite.name')}</label>
            <input
              className="input"
              id="invite-name"
              value={name}
              onChange={({ target }) => setName(target.value)}
              maxLength={60}
              autoComplete="off"
              required
              aria-invalid={problem !== undefined}
              aria-describedby={problem && 'invite-problem'}
            />
          </div>
          <div className="dk-field">
            <label htmlFor="invite-language">{t('desk.people.invite.language')}</label>
            <span className="dk-select">
              <select
                className="input"
                id="invite-language"
                value={language}
                onChange={({ target }) => setLanguage(target.value as LanguageCode)}
              >
                {languages.map(({ code, tag, name: ownName }) => (
                  <option key={code} value={code} lang={tag}>
                    {ownName}
                  </option>
                ))}
              </select>
              <Icon name="chevron" />
            </span>
          </div>
        </div>
        {problem && (
          <p className="dk-problem" id="invite-problem" role="alert">
            {problem}
          </p>
        )}
        <div className="dk-bs">
          <button type="submit" className="dk-b dk-b-go" disabled={isSending}>
            {isSending ? t('desk.people.invite.sending') : t('desk.people.invite.title')}
          </button>
        </div>
      </form>
      {invitation && (
        <LinkToCopy
          key={invitation.url}
          url={invitation.url}
          text={t('desk.people.invite.note', { hours: invitation.hours })}
        />
      )}
    </section>
  );
}
