import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/actions/icon.tsx';
import { Plate } from '../../../ui/cards/plate.tsx';
import type { BookingPageData } from '../load-booking-page.server.ts';
import type { Authorization } from './use-authorization.ts';

interface WaysProps {
  page: BookingPageData;
  authorization: Authorization;
}

/** Both ways to book, side by side. `emailField` is the only field that booking with email needs. */
export function BothWays({ page, authorization, emailField, isEmailChosen }: WaysProps & EmailWayProps) {
  return (
    <div className="ways">
      <EmailWay page={page} emailField={emailField} isEmailChosen={isEmailChosen} />
      <div className="or" aria-hidden="true">
        {page.or}
      </div>
      <Way heading={page.googleWay.heading} text={page.googleWay.text}>
        <GoogleButton page={page} authorization={authorization} variant="line" />
        <p className="note">{page.auth.draftKept}</p>
      </Way>
    </div>
  );
}

interface EmailWayProps {
  emailField: ReactNode;
  isEmailChosen: boolean;
}

export function EmailWay({
  page: { emailWay },
  emailField,
  isEmailChosen,
}: EmailWayProps & Pick<WaysProps, 'page'>) {
  return (
    <Way heading={emailWay.heading} text={emailWay.text} isChosen={isEmailChosen}>
      {emailField}
    </Way>
  );
}

/** Google's way where there is no other: it asks for access and says why. */
export function GooglePrompt({ page, authorization, children }: WaysProps & { children: ReactNode }) {
  const { auth } = page;
  return (
    <div className="prompt" data-band="avmar">
      <Plate band="avmar" shape="mark">
        <Icon name="calendar-add" />
      </Plate>
      <div className="prompt-words">
        <h3>{auth.heading}</h3>
        <p>{auth.text}</p>
        <GoogleButton page={page} authorization={authorization} variant="go" />
        {authorization.config.status === 'ready' && <p className="note">{auth.draftKept}</p>}
        {children}
      </div>
    </div>
  );
}

/** Reserves the height of both ways while it is unknown which ones there are, so that no card pops in. */
export function UnknownWays({ page, authorization }: WaysProps) {
  // Uses the labels that will be shown, because longer ones may wrap.
  const known: Authorization = { ...authorization, config: { ...authorization.config, status: 'ready' } };
  return (
    <div className="ways-unknown">
      <div inert>
        <BothWays page={page} authorization={known} emailField={<Placeholder />} isEmailChosen={false} />
      </div>
      <GoogleButton page={page} authorization={authorization} variant="line" />
    </div>
  );
}

const Placeholder = () => <div className="way-field" />;

/** Says that the calendar is connected, until the access is used or has ended. */
export function LinkedCalendar({
  auth,
  onUseEmail,
}: Pick<BookingPageData, 'auth'> & { onUseEmail?: () => void }) {
  return (
    <div className="linked">
      <Icon name="tick" />
      <p role="status">
        <b>{auth.connected}</b>
        <span>{auth.connectedOnly}</span>
      </p>
      {onUseEmail && (
        <button type="button" className="quiet" onClick={onUseEmail}>
          {auth.useEmail}
        </button>
      )}
    </div>
  );
}

interface WayProps {
  heading: string;
  text: string;
  isChosen?: boolean;
  children: ReactNode;
}

function Way({ heading, text, isChosen, children }: WayProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid in every browser.
    <div className={isChosen ? 'way way-on' : 'way'} role="group" aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <p>{text}</p>
      {children}
    </div>
  );
}

function GoogleButton({ page, authorization, variant }: WaysProps & { variant: 'go' | 'line' }) {
  const { auth, googleWay } = page;
  const { config, isRedirecting, problem, authorize } = authorization;
  const isLoading = config.status === 'loading';
  const idle = problem && problem !== 'expired' ? googleWay.retry : auth.authorize;
  const isBusy = isLoading || isRedirecting;
  return (
    // Without a client id, a press reports that and requests one again.
    <Button
      variant={variant}
      icon={variant === 'line' ? 'arrow' : undefined}
      onClick={authorize}
      isBusy={isBusy}
      disabled={isBusy}
    >
      {isLoading ? auth.loading : isRedirecting ? auth.redirecting : idle}
    </Button>
  );
}
