import { Toasts } from '../../lib/toasts.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Icon } from '../../ui/actions/icon.tsx';
import { Panel } from '../../ui/cards/panel.tsx';
import { StepList } from '../../ui/text/step-list.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactSummary } from './contact-summary.tsx';
import type { ContactTexts } from './load-contact-page.server.ts';
import { useContactForm } from './use-contact-form.ts';

const toastIcons = {
  success: <Icon name="tick" />,
  error: <Icon name="warning" />,
  close: <Icon name="close" />,
};

/** The form, or what was sent with it, and the steps that follow. */
export function ContactIsland({ texts }: { texts: ContactTexts }) {
  const form = useContactForm(texts);
  useHydrated();
  const { outcome } = form;
  const isSent = outcome.status === 'sent';
  return (
    <>
      {isSent ? (
        <ContactSummary texts={texts} sent={outcome} onStartOver={form.onStartOver} />
      ) : (
        <Panel>
          <ContactForm texts={texts} form={form} />
        </Panel>
      )}
      <div className="talk-side">
        <h2 className="h3">{texts.nextSteps.heading}</h2>
        <StepList steps={texts.nextSteps.steps} doneCount={isSent ? 1 : 0} doneLabel={texts.sent} />
      </div>
      <Toasts label={texts.notifications} closeLabel={texts.close} icons={toastIcons} />
    </>
  );
}
