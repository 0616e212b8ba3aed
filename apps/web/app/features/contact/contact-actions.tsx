import { Button } from '../../ui/actions/button.tsx';
import { ButtonRow } from '../../ui/actions/button-row.tsx';
import type { ContactTexts } from './load-contact-page.server.ts';
import type { useContactForm } from './use-contact-form.ts';

interface ContactActionsProps {
  texts: ContactTexts;
  form: Pick<ReturnType<typeof useContactForm>, 'isSending' | 'isBlocked' | 'onPress'>;
}

export function ContactActions({ texts, form }: ContactActionsProps) {
  return (
    <ButtonRow isMiddle>
      <Button type="submit" isBusy={form.isSending} disabled={form.isBlocked} onPointerDown={form.onPress}>
        {form.isSending ? texts.sending : texts.submit}
      </Button>
    </ButtonRow>
  );
}
