import { invitationHours } from '@tt/contract/desk/desk-access';
import { useTexts } from '../frame/desk-context.ts';
import { inboxPath } from '../frame/to-screen.ts';

export function InvitationOver() {
  const t = useTexts();
  return (
    <>
      <h1>{t('desk.invite.over.title')}</h1>
      <p>{t('desk.invite.over.text', { hours: invitationHours })}</p>
      <p>{t('desk.invite.over.ask')}</p>
      <a className="dk-b" href={inboxPath}>
        {t('desk.invite.over.signIn')}
      </a>
    </>
  );
}
