import type { BookingMethod } from '@tt/contract/booking/booking-response';
import type { ReactNode, Ref } from 'react';
import { AuthorizationAlert } from '../authorization/authorization-alert.tsx';
import type { Authorization } from '../authorization/use-authorization.ts';
import { BothWays, EmailWay, GooglePrompt, LinkedCalendar, UnknownWays } from '../authorization/ways.tsx';
import { WithoutGoogle } from '../authorization/without-google.tsx';
import type { FieldProblems } from './booking-check.ts';
import { shouldOfferContact } from './booking-outcome.ts';
import { EmailField } from './email-field.tsx';
import type { BookingForm } from './use-booking-form.ts';
import type { SubmissionStatus } from './use-submission.ts';
import type { BookingPageData } from '../load-booking-page.server.ts';
import { focusField } from './focus-field.ts';
import type { PartState } from './progress.ts';
import { Stage } from './stage.tsx';

interface HowStageProps {
  page: BookingPageData;
  form: BookingForm;
  problems: FieldProblems;
  authorization: Authorization;
  hasEmailWay: boolean;
  method: BookingMethod | null;
  state: PartState;
  status: SubmissionStatus;
  headingRef: Ref<HTMLHeadingElement>;
  /** The end of the form: alert, button and notes. */
  children: ReactNode;
}

/** The last part: how to book, and the button that does it. */
export function HowStage(props: HowStageProps) {
  const { page, form, authorization, hasEmailWay, status, children } = props;
  return (
    <Stage page={page} part="how" state={props.state} headingRef={props.headingRef}>
      <StageLead {...props} />
      <AuthorizationAlert page={page} authorization={authorization} hasEmailWay={hasEmailWay} />
      <div inert={status.kind === 'sending'}>
        <WaysFound {...props} />
      </div>
      {status.kind === 'error' && shouldOfferContact(status.failure) && (
        <WithoutGoogle page={page} form={form} isProminent isInstead />
      )}
      {children}
    </Stage>
  );
}

function StageLead({ page: { stage, auth }, authorization, hasEmailWay }: HowStageProps) {
  const { problem, config, isAuthorized } = authorization;
  if (isAuthorized) return <p className="stage-sub">{auth.authorized}</p>;
  if (problem || config.status === 'unavailable') return null;
  if (hasEmailWay && !config.client) return null;
  // Until the available ways are known, shows what is true for all of them.
  if (config.status === 'loading') return <p className="stage-sub">{stage.howUnknown}</p>;
  return <p className="stage-sub">{hasEmailWay ? stage.howBoth : stage.howGoogle}</p>;
}

function WaysFound({ page, form, problems, authorization, hasEmailWay, method }: HowStageProps) {
  const { config, isAuthorized, problem, drop } = authorization;
  const swapForEmail = () => {
    drop(null);
    focusField('email');
  };
  if (isAuthorized)
    return <LinkedCalendar auth={page.auth} onUseEmail={hasEmailWay ? swapForEmail : undefined} />;
  if (config.status === 'loading') return <UnknownWays page={page} authorization={authorization} />;
  if (hasEmailWay) {
    const email = {
      emailField: <EmailField texts={page.emailWay} form={form} problems={problems} />,
      // After a refusal at Google, the page points to the other way.
      isEmailChosen: method === 'email' || problem === 'denied',
    };
    return config.client ? (
      <BothWays page={page} authorization={authorization} {...email} />
    ) : (
      <EmailWay page={page} {...email} />
    );
  }
  const isGoogleUnusable = config.status === 'unavailable' || (problem !== null && problem !== 'expired');
  return (
    <>
      {isGoogleUnusable && <WithoutGoogle page={page} form={form} isProminent />}
      <GooglePrompt page={page} authorization={authorization}>
        {!isGoogleUnusable && <WithoutGoogle page={page} form={form} isProminent={false} />}
      </GooglePrompt>
    </>
  );
}
