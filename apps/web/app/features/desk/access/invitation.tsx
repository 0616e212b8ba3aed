import { invitationAnswerSchema } from '@tt/contract/desk/desk-access';
import type { LanguageCode } from '@tt/contract/language/language';
import { useCallback, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import type { FailureCode } from '../../../lib/backend-client.ts';
import { sendToDesk } from '../frame/desk-client.ts';
import { useTexts } from '../frame/desk-context.ts';
import { useDeskLocation } from '../frame/desk-location.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { toFailureKey } from '../frame/failure-key.ts';
import { useTitle } from '../frame/use-title.ts';
import { Door } from './door.tsx';
import { InvitationOver } from './invitation-over.tsx';
import { Welcome } from './welcome.tsx';

export type InvitationAnswer = z.infer<typeof invitationAnswerSchema>;

/** The page of a link that lets a device in, once. The token is in the fragment, which no log sees. */
export function Invitation({ onLanguage }: { onLanguage: (language: LanguageCode) => void }) {
  const t = useTexts();
  const token = useDeskLocation().hash.slice(1);
  const [invitation, setInvitation] = useState<InvitationAnswer>();
  const [failure, setFailure] = useState<FailureCode>();
  useTitle(t('desk.invite.title'));

  const load = useCallback(async () => {
    const result = await sendToDesk({
      path: 'invitation',
      body: { token },
      answer: invitationAnswerSchema,
      isOpen: true,
    });
    if (result.ok) setInvitation(result.data);
    setFailure(result.ok ? undefined : result.code);
  }, [token]);
  useEffect(() => void load(), [load]);

  return (
    <Door onLanguage={onLanguage}>
      {isOver(failure) ? (
        <InvitationOver />
      ) : failure ? (
        <>
          <h1>{t('desk.invite.title')}</h1>
          <FailureAlert text={t(toFailureKey(failure))} />
          <button type="button" className="dk-b" onClick={load}>
            {t('desk.tryAgain')}
          </button>
        </>
      ) : (
        invitation && (
          <Welcome
            invitation={invitation}
            token={token}
            onOver={() => setFailure('not_found')}
            onLanguage={onLanguage}
          />
        )
      )}
    </Door>
  );
}

/** A link that was used, has expired, never existed or is incomplete gets the same message. */
const isOver = (failure: FailureCode | undefined) => failure === 'not_found' || failure === 'invalid_request';
