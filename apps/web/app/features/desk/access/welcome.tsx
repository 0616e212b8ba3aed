import type { LanguageCode } from '@tt/contract/language/language';
import { siteSettings } from '@tt/contract/site-settings';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../frame/desk-context.ts';
import { DeskIcon } from '../frame/desk-icon.tsx';
import { navigate } from '../frame/desk-location.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { toFailureKey } from '../frame/failure-key.ts';
import { formatDate, formatTime } from '../frame/moment.ts';
import { notice } from '../frame/notice.ts';
import { loadSession } from '../frame/session.ts';
import { inboxPath } from '../frame/to-screen.ts';
import { guessDevice } from './guess-device.ts';
import type { InvitationAnswer } from './invitation.tsx';
import { rememberDevice } from './known-device.ts';
import { enrol, hasPasskeys, type PasskeyOutcome } from './passkey.ts';

interface WelcomeProps {
  invitation: InvitationAnswer;
  token: string;
  /** Somebody has used the link meanwhile. */
  onOver: () => void;
  onLanguage: (language: LanguageCode) => void;
}

/** Makes the first passkey of a person, or one for a further device. */
export function Welcome({ invitation, token, onOver, onLanguage }: WelcomeProps) {
  const { name, colleague, endsAt } = invitation;
  const t = useTexts();
  const [device, setDevice] = useState(() => guessDevice(navigator.userAgent));
  const [outcome, setOutcome] = useState<PasskeyOutcome | undefined>(() =>
    hasPasskeys() ? undefined : 'unsupported',
  );
  const [isCreating, setCreating] = useState(false);
  const host = colleague ?? siteSettings.company.name;
  const end = new Date(endsAt);
  const isOwnLink = colleague === name;

  const create = async (event: FormEvent) => {
    event.preventDefault();
    setCreating(true);
    setOutcome(undefined);
    const result = await enrol(token, device.trim());
    if (result === 'not_found') onOver();
    else if (result === 'done') await enter();
    else setOutcome(result);
    setCreating(false);
  };

  const enter = async () => {
    rememberDevice();
    // A colleague chooses a language with the invitation; an operator leaves it to the device.
    if (!colleague) onLanguage(t.language);
    notice.set('desk.invite.done');
    navigate(inboxPath, { isReplacing: true });
    await loadSession();
  };

  return (
    <>
      <h1>{t('desk.invite.hello', { name })}</h1>
      {!isOwnLink && <p>{t('desk.invite.lead', { colleague: host })}</p>}
      {outcome && <EnrolmentAlert outcome={outcome} />}
      <form className="dk-door-form" onSubmit={create}>
        <div className="dk-field">
          <label htmlFor="device">{t('desk.invite.device.label')}</label>
          <input
            className="input"
            id="device"
            value={device}
            onChange={({ target }) => setDevice(target.value)}
            required
            pattern=".*\S.*"
            maxLength={60}
            autoComplete="off"
            aria-describedby="device-hint"
          />
          <p className="dk-small" id="device-hint">
            {t('desk.invite.device.hint')}
          </p>
        </div>
        <button type="submit" className="dk-b dk-b-go" disabled={isCreating || outcome === 'unsupported'}>
          <DeskIcon name="key" />
          {isCreating ? t('desk.invite.creating') : t('desk.invite.button')}
        </button>
      </form>
      <p className="dk-small">
        {t('desk.invite.note', { date: formatDate(t, end), time: formatTime(t, end) })}
      </p>
      {!isOwnLink && <p className="dk-small">{t('desk.invite.notYou', { name, colleague: host })}</p>}
    </>
  );
}

function EnrolmentAlert({ outcome }: { outcome: PasskeyOutcome }) {
  const t = useTexts();
  if (outcome === 'unsupported')
    return (
      <FailureAlert title={t('desk.signIn.unsupported.title')} text={t('desk.signIn.unsupported.text')} />
    );
  // If the API refuses the passkey, the message is the one for a device error, because the link still works.
  if (
    outcome === 'closed' ||
    outcome === 'done' ||
    outcome === 'invalid_request' ||
    outcome === 'invalid_key'
  )
    return <FailureAlert title={t('desk.invite.failed.title')} text={t('desk.invite.failed.text')} />;
  return <FailureAlert text={t(toFailureKey(outcome))} />;
}
