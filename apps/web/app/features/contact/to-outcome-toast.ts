import type { ContactTexts } from './load-contact-page.server.ts';
import type { Outcome } from './submit-inquiry.ts';

/** The toast that the specification gives to an outcome. */
export function toOutcomeToast(outcome: Outcome, messages: ContactTexts['messages']) {
  if (outcome.status === 'sent') {
    return { tone: 'success', title: messages.successTitle, text: messages.success_message } as const;
  }
  if (outcome.status !== 'error') return undefined;
  const hasAnswer = outcome.failure === 'refused' || outcome.failure === 'rateLimited';
  const text = hasAnswer ? messages.error_submitting : messages.unexpected_error;
  return { tone: 'error', title: messages.error, text } as const;
}
