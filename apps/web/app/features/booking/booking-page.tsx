import { useEffect, useLayoutEffect, useRef } from 'react';
import { Toasts } from '../../lib/toasts.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Icon } from '../../ui/actions/icon.tsx';
import { clearArrivalMark } from './authorization/arrival-bootstrap.ts';
import { ConfirmationView } from './confirmation/confirmation-view.tsx';
import {
  type ConfirmationView as ConfirmationState,
  useConfirmation,
} from './confirmation/use-confirmation.ts';
import { BookingDesk } from './desk/booking-desk.tsx';
import type { BookingPageData } from './load-booking-page.server.ts';

const toastIcons = { success: <Icon name="tick" />, error: <Icon name="warning" /> };

/** The booking form or, after booking, the confirmation. */
export function BookingPage({ page }: { page: BookingPageData }) {
  const { view, refresh, confirm, leave } = useConfirmation();
  const isBooked = isValid(view);
  const headingRef = useFocusOnChange(view.kind === 'none');
  useLayoutEffect(clearArrivalMark, []);
  useHydrated();
  const head = (
    <div>
      <h1 ref={headingRef} tabIndex={-1}>
        {isBooked ? page.confirmation.heading : page.heading}
      </h1>
      <p className="lead">{toLeadText(view, page)}</p>
    </div>
  );
  return (
    <>
      {view.kind === 'none' ? (
        <BookingDesk page={page} head={head} onBooked={confirm} />
      ) : (
        <>
          <section className="wrap page-head page-head-tight">{head}</section>
          <section className="wrap section section-flush" data-hydrates>
            <ConfirmationView page={page} view={view} refresh={refresh} onBookAnother={leave} />
          </section>
        </>
      )}
      <Toasts label={page.notifications} icons={toastIcons} />
    </>
  );
}

function isValid(view: ConfirmationState): boolean {
  return view.kind === 'shown' && !view.confirmation.isCancelled;
}

/** While a confirmation loads, an empty line reserves its place. */
function toLeadText(view: ConfirmationState, page: BookingPageData): string {
  if (view.kind === 'loading') return '\u00a0';
  return isValid(view) ? page.confirmation.lead : page.intro;
}

/** When form and confirmation swap, the focus moves to the new top. */
function useFocusOnChange(isDesk: boolean) {
  const ref = useRef<HTMLHeadingElement>(null);
  const former = useRef(isDesk);
  useEffect(() => {
    if (former.current === isDesk) return;
    former.current = isDesk;
    window.scrollTo(0, 0);
    ref.current?.focus({ preventScroll: true });
  }, [isDesk]);
  return ref;
}
