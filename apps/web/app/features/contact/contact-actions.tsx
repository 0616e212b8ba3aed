import { Button } from '../../ui/button.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import type { ContactTexts } from './contact-texts.ts';
import type { useContactForm } from './use-contact-form.ts';

interface ContactActionsProps {
  texts: ContactTexts;
  form: Pick<
    ReturnType<typeof useContactForm>,
    'outcome' | 'isSending' | 'isBlocked' | 'onPress' | 'onStartOver'
  >;
}

export function ContactActions({ texts, form }: ContactActionsProps) {
  const isSent = form.outcome.status === 'sent' && !form.isSending;
  const idleLabel = isSent ? texts.sent : texts.submit;
  return (
    <ButtonRow isMiddle>
      <Button
        type="submit"
        icon={isSent ? 'tick' : undefined}
        isBusy={form.isSending}
        disabled={form.isBlocked}
        onPointerDown={form.onPress}
      >
        {form.isSending ? texts.sending : idleLabel}
      </Button>
      {isSent && (
        <Button variant="line" onClick={form.onStartOver}>
          {texts.sendAnother}
        </Button>
      )}
    </ButtonRow>
  );
}
