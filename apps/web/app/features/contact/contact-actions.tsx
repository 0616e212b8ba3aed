import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import type { ContactTexts } from './load-contact-page.server.ts';
import type { useContactForm } from './use-contact-form.ts';

interface ContactActionsProps {
  texts: ContactTexts;
  form: Pick<ReturnType<typeof useContactForm>, 'isSending' | 'isBlocked' | 'onPress'>;
}

/** The button that sends, beside what happens with the text. */
export function ContactActions({ texts, form }: ContactActionsProps) {
  return (
    <div className="send">
      <Button type="submit" isBusy={form.isSending} disabled={form.isBlocked} onPointerDown={form.onPress}>
        {form.isSending ? texts.sending : texts.submit}
      </Button>
      <p className="small">
        {texts.privacyNote} <TextLink href={texts.privacyLink.href}>{texts.privacyLink.label}</TextLink>
      </p>
    </div>
  );
}
