import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusTop } from '../../lib/focus-top.ts';
import { Toasts } from '../../lib/toasts.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Icon } from '../../ui/actions/icon.tsx';
import { clearArrivalMark } from './authorization/arrival-bootstrap.ts';
import { ConfirmationView } from './confirmation/confirmation-view.tsx';
import { useConfirmation } from './confirmation/use-confirmation.ts';
import { BookingFormView } from './form/booking-form-view.tsx';
import { BelowHead } from './host/host.tsx';
import type { BookingPageData } from './load-booking-page.server.ts';

const toastIcons = {
  success: <Icon name="tick" />,
  error: <Icon name="warning" />,
  close: <Icon name="close" />,
};

/** The booking form or, after booking, the confirmation. */
export function BookingPage({ page }: { page: BookingPageData }) {
  const { view, refresh, confirm, leave } = useConfirmation();
  useFocusOnChange(view.kind === 'none');
  useLayoutEffect(clearArrivalMark, []);
  useHydrated();
  return (
    <>
      {view.kind === 'none' ? (
        <BookingFormView
          page={page}
          head={
            import.meta.env.WITHOUT_HOST || !page.host ? (
              <FormHead page={page} />
            ) : (
              <BelowHead host={page.host}>
                <FormHead page={page} />
              </BelowHead>
            )
          }
          onBooked={confirm}
        />
      ) : (
        <ConfirmationView page={page} view={view} refresh={refresh} onBookAnother={leave} />
      )}
      <Toasts
        label={page.notifications}
        closeLabel={page.meeting.close}
        icons={toastIcons}
        isLong={view.kind === 'none'}
      />
    </>
  );
}

function FormHead({ page }: { page: BookingPageData }) {
  return (
    <div>
      <h1 tabIndex={-1}>{page.heading}</h1>
      <p className="lead">{page.intro}</p>
    </div>
  );
}

/** When the confirmation replaces the form or the other way round, the focus moves to the new top. */
function useFocusOnChange(isForm: boolean) {
  const previous = useRef(isForm);
  useEffect(() => {
    if (previous.current === isForm) return;
    previous.current = isForm;
    focusTop(document.querySelector<HTMLElement>('main h1'));
  }, [isForm]);
}
