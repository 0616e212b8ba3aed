import { deviceLinkSchema } from '@tt/contract/desk/desk-access';
import { useState } from 'react';
import type * as z from 'zod/mini';
import type { FailureCode } from '../../../lib/backend-client.ts';
import { sendToDesk } from '../frame/desk-client.ts';
import { useTexts } from '../frame/desk-context.ts';
import { DeskIcon } from '../frame/desk-icon.tsx';
import { FailureLine } from '../frame/failure-line.tsx';
import { LinkToCopy } from './link-to-copy.tsx';

/** A link for another device of the same person. It is created only on request, because it opens the desk. */
export function DeviceLink() {
  const t = useTexts();
  const [link, setLink] = useState<z.infer<typeof deviceLinkSchema>>();
  const [failure, setFailure] = useState<FailureCode>();

  const create = async () => {
    const result = await sendToDesk({ path: 'device-link', body: {}, answer: deviceLinkSchema });
    if (result.ok) setLink(result.data);
    setFailure(result.ok ? undefined : result.code);
  };

  return (
    <section className="dk-box" id="device" aria-labelledby="device-title">
      <h2 id="device-title">{t('desk.people.addDevice.title')}</h2>
      {link ? (
        <LinkToCopy url={link.url} text={t('desk.people.addDevice.text', { minutes: link.minutes })} />
      ) : (
        <button type="button" className="dk-b" onClick={create}>
          <DeskIcon name="phone" />
          {t('desk.people.addDevice.title')}
        </button>
      )}
      <FailureLine failure={failure} />
    </section>
  );
}
