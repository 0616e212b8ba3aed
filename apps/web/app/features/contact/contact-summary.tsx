import type { Inquiry } from '@tt/contract/inquiry/inquiry';
import { useEffect, useRef } from 'react';
import { formatMessage } from '../../i18n/format-message.ts';
import { focusTop } from '../../lib/focus-top.ts';
import { useTabTitle } from '../../lib/use-tab-title.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { ButtonRow } from '../../ui/actions/button-row.tsx';
import { Icon } from '../../ui/actions/icon.tsx';
import { fieldNames } from '@tt/contract/inquiry/inquiry-fields';
import type { ContactTexts } from './load-contact-page.server.ts';
import type { Outcome } from './submit-inquiry.ts';

type Sent = Extract<Outcome, { status: 'sent' }>;

interface ContactSummaryProps {
  texts: ContactTexts;
  /** Without the inquiry when the browser sent the form itself, before this script ran. */
  sent: Sent;
  onStartOver: () => void;
}

const headingId = 'contact-sent';

/** Replaces the form: the thank-you, what was sent and what happens next. It is gone with the page. */
export function ContactSummary({ texts, sent, onStartOver }: ContactSummaryProps) {
  const { messages, summary } = texts;
  const { inquiry, reference } = sent;
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusTop(headingRef.current), []);
  useTabTitle(messages.successTitle);
  return (
    <section className="panel sent" aria-labelledby={headingId}>
      <div className="sent-top">
        <Icon name="tick" />
        <div>
          <h2 id={headingId} ref={headingRef} tabIndex={-1} className="h3">
            {messages.successTitle}
          </h2>
          <p>{messages.successText}</p>
        </div>
      </div>
      <div className="sent-body">
        {inquiry && <SentValues texts={texts} inquiry={inquiry} reference={reference} />}
        <p>{[summary.next, summary.replyWithin].filter(Boolean).join(' ')}</p>
        <ButtonRow>
          <ButtonLink href={summary.booking.href}>{summary.booking.label}</ButtonLink>
          <Button variant="line" onClick={onStartOver}>
            {texts.sendAnother}
          </Button>
        </ButtonRow>
        <p className="small">{summary.correction}</p>
      </div>
    </section>
  );
}

interface SentValuesProps {
  texts: ContactTexts;
  inquiry: Inquiry;
  reference: string | undefined;
}

function SentValues({ texts: { summary, fields, tag, topic }, inquiry, reference }: SentValuesProps) {
  const title = topic.titles[inquiry.topic];
  return (
    <>
      <h3>
        <span className="vh">{summary.heading}</span>
      </h3>
      <p className="small">{formatMessage(summary.lead, tag, { address: inquiry.email })}</p>
      <dl>
        {reference && (
          <div>
            <dt>{summary.reference}</dt>
            <dd>{reference}</dd>
          </div>
        )}
        {title && (
          <div>
            <dt>{topic.label}</dt>
            <dd>{title}</dd>
          </div>
        )}
        {fieldNames.map((name) => (
          <div key={name}>
            <dt>{fields[name].label}</dt>
            {inquiry[name] ? <dd>{inquiry[name]}</dd> : <dd className="none">{summary.notGiven}</dd>}
          </div>
        ))}
      </dl>
      <p>{formatMessage(summary.receipt, tag, { email: inquiry.email })}</p>
    </>
  );
}
