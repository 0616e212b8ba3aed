import { type ReactNode, useEffect, useRef } from 'react';
import { formatMessage } from '../../../i18n/format-message.ts';
import { showToast } from '../../../lib/toasts.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { CopyField } from './copy-field.tsx';
import { formatWhen } from './format-meeting.ts';
import type { MeetingTexts } from './load-meeting-texts.server.ts';
import { PendingLink } from './pending-link.tsx';
import { SlipBlock } from './slip-block.tsx';
import type { Meeting } from './to-meeting.ts';

interface VideoBlockProps {
  texts: MeetingTexts;
  meeting: Meeting;
  /** Joining is the next step: the call is about to begin. */
  isNext?: boolean;
  /** Says when the call starts. */
  hasStart?: boolean;
  refresh: () => Promise<void>;
  /** Stands below the link. */
  children?: ReactNode;
}

/** Joins the meeting, or copies the link for later; polls for a link that is still being made. */
export function VideoBlock({ texts, meeting, isNext, hasStart, refresh, children }: VideoBlockProps) {
  const { video, tag } = texts;
  const { link } = meeting;
  useReadyToast(link.status, texts.beingPrepared.ready);
  if (link.status === 'pending') {
    return <PendingLink texts={texts.beingPrepared} method={meeting.method} refresh={refresh} />;
  }
  if (link.status === 'unavailable') {
    return (
      <SlipBlock heading={video.heading}>
        <p>{video.detailsByEmail}</p>
      </SlipBlock>
    );
  }
  const join = (
    <ButtonLink
      variant={isNext ? 'go' : 'line'}
      icon="video"
      href={link.url}
      target="_blank"
      rel="noreferrer"
    >
      {video.join}
    </ButtonLink>
  );
  return (
    <SlipBlock heading={video.heading}>
      {isNext && join}
      <CopyField texts={video} url={link.url} />
      {!isNext && join}
      {hasStart && <p className="small">{formatMessage(video.callStarts, tag, formatWhen(meeting, tag))}</p>}
      {children}
    </SlipBlock>
  );
}

function useReadyToast(status: Meeting['link']['status'], title: string): void {
  const previous = useRef(status);
  useEffect(() => {
    if (previous.current === 'pending' && status === 'ready') showToast('success', { title, text: '' });
    previous.current = status;
  }, [status, title]);
}
