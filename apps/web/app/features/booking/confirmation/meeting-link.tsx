import { useId } from 'react';
import { showToast } from '../../../lib/toasts.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { ToolButton } from '../../../ui/actions/tool-button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Heading } from '../../../ui/text/heading.tsx';
import type { BookingPageData } from '../load-booking-page.server.ts';

/** Joins the meeting, or copies the link for later. */
export function MeetingLink({ page, link }: { page: BookingPageData; link: string }) {
  const { meeting: texts, messages } = page;
  const id = useId();

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      showToast('success', { title: messages.copied, text: '' });
    } catch {
      showToast('error', { title: messages.copyFailed, text: '' });
    }
  }

  return (
    <>
      <Heading level={2}>{texts.videoMeeting}</Heading>
      <ButtonLink icon="video" href={link} target="_blank" rel="noreferrer">
        {texts.join}
      </ButtonLink>
      <Field id={id} label={texts.linkLabel}>
        <div className="copy">
          <input
            type="text"
            className="input num"
            id={id}
            readOnly
            value={link}
            onFocus={({ target }) => target.select()}
          />
          <ToolButton icon="copy" label={texts.copyLink} isRound onClick={copy} />
        </div>
      </Field>
    </>
  );
}
