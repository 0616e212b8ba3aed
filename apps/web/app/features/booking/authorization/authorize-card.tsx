import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonRow } from '../../../ui/actions/button-row.tsx';
import { Bezel } from '../../../ui/cards/bezel.tsx';
import { Alert } from '../../../ui/text/alert.tsx';
import type { BookingPageData } from '../load-booking-page.server.ts';
import type { Authorization, AuthorizationProblem } from './use-authorization.ts';

interface AuthorizeCardProps {
  texts: BookingPageData['auth'];
  authorization: Authorization;
  /** The alternative without Google, when it is offered as a quiet link. */
  children: ReactNode;
}

/** Asks for access to the calendar; it goes away once that is granted. */
export function AuthorizeCard({ texts, authorization, children }: AuthorizeCardProps) {
  const { config, isRedirecting, problem, authorize } = authorization;
  const isLoading = config.status === 'loading';
  const label = isLoading ? texts.loading : isRedirecting ? texts.redirecting : texts.authorize;
  return (
    <section className="panel authorize">
      <Bezel emoji="📅" isLarge isFull />
      <h2>{texts.heading}</h2>
      <p className="lead">{texts.text}</p>
      {problem && <Alert tone="bad" title={toProblemText(problem, texts)} />}
      {config.status === 'unavailable' && <Alert tone="bad" title={texts.unavailable} />}
      <ButtonRow>
        {/* Without a client id, a press reports that and requests one again. */}
        <Button onClick={authorize} isBusy={isLoading || isRedirecting} disabled={isLoading || isRedirecting}>
          {label}
        </Button>
      </ButtonRow>
      {config.status !== 'unavailable' && <p className="note">{texts.draftKept}</p>}
      {children}
    </section>
  );
}

function toProblemText(problem: AuthorizationProblem, texts: BookingPageData['auth']): string {
  if (problem === 'scopeMissing' || problem === 'expired') return texts[problem];
  return texts.outcomes[problem];
}
