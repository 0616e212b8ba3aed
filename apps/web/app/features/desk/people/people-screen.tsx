import { deskPeopleSchema } from '@tt/contract/desk/desk-people';
import { useEffect } from 'react';
import { useTexts } from '../frame/desk-context.ts';
import { DeskIcon } from '../frame/desk-icon.tsx';
import { ScreenFailure } from '../frame/screen-failure.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { useTitle } from '../frame/use-title.ts';
import { ActLog } from './act-log.tsx';
import { DeviceLink } from './device-link.tsx';
import { InviteForm } from './invite-form.tsx';
import { LaunchList } from './launch-list.tsx';
import { OwnSettings } from './own-settings.tsx';
import { PeopleList } from './people-list.tsx';

/** Who has access, by which devices, and who did what. */
export function PeopleScreen() {
  const t = useTexts();
  const { data, failure, reload } = useAnswer('people', deskPeopleSchema);
  useTitle(t('desk.people.title'));
  const isThere = data !== undefined;
  // The browser looked for the fragment before the list was rendered.
  useEffect(() => {
    if (isThere && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isThere]);

  return (
    <>
      <div className="dk-head">
        <div>
          <h1>{t('desk.people.title')}</h1>
          <p>{t('desk.people.lead')}</p>
        </div>
        <a className="dk-b" href="#invite-name">
          <DeskIcon name="plus" />
          {t('desk.people.invite.title')}
        </a>
      </div>
      <ScreenFailure failure={failure} onRetry={reload} />
      {!data && !failure && <p role="status">{t('desk.loading')}</p>}
      {data && (
        <div className="dk-cols">
          <div className="dk-col">
            <PeopleList {...data} onChange={reload} />
            <DeviceLink />
            <InviteForm onInvited={reload} />
            <OwnSettings />
            <LaunchList lines={data.launch} />
          </div>
          <div className="dk-col dk-col-side">
            <ActLog log={data.log} now={new Date(data.now)} />
          </div>
        </div>
      )}
    </>
  );
}
