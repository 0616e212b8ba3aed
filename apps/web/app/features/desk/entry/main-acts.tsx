import type { DeskEntry } from '@tt/contract/desk/desk-entry';
import { Icon } from '../../../ui/actions/icon.tsx';
import { useTexts } from '../frame/desk-context.ts';
import { DeskIcon } from '../frame/desk-icon.tsx';
import { KeyHint } from '../keys/key-hint.tsx';
import { ActAnswer } from './act-answer.tsx';
import { toCondition } from './meeting-condition.ts';
import { openFold } from './open-fold.ts';
import type { Acts } from './use-acts.ts';

interface MainActsProps {
  entry: DeskEntry;
  acts: Acts;
  now: Date;
  /** The bar of a phone has the two main acts, and never Cancel. */
  isBar?: boolean;
}

/** The main acts of an entry: in its head, or in the bar of a phone. */
export function MainActs({ isBar = false, ...props }: MainActsProps) {
  const t = useTexts();
  if (isBar)
    return (
      <section className="dk-bar" aria-label={t('desk.entry.actions')}>
        <ActAnswer acts={props.acts} place="head" />
        <ActsOf {...props} isBar />
      </section>
    );
  return (
    <div className="dk-acts">
      <ActsOf {...props} isBar={false} />
      <ActAnswer acts={props.acts} place="head" />
    </div>
  );
}

function ActsOf({ entry, acts, now, isBar }: Required<MainActsProps>) {
  if (entry.state === 'flagged') return <FlaggedActs acts={acts} />;
  const condition = toCondition(entry.meeting, now);
  if (!condition) return <InquiryActs entry={entry} acts={acts} />;
  if (condition === 'running' || condition === 'past') return <OutcomeActs entry={entry} acts={acts} />;
  if (condition === 'canceled') return <TakeButton entry={entry} acts={acts} isMain />;
  return <BookingActs entry={entry} acts={acts} isBar={isBar} />;
}

function FlaggedActs({ acts }: { acts: Acts }) {
  const t = useTexts();
  return (
    <>
      <button type="button" className="dk-b" onClick={() => void acts.setState('spam', 'head')}>
        <DeskIcon name="flag" />
        {t('desk.flag.spam')}
      </button>
      <button type="button" className="dk-b dk-b-go" onClick={() => void acts.setState('new', 'head')}>
        <Icon name="tick" />
        {t('desk.flag.release')}
      </button>
    </>
  );
}

function InquiryActs({ entry, acts }: { entry: DeskEntry; acts: Acts }) {
  const t = useTexts();
  return (
    <>
      <TakeButton entry={entry} acts={acts} />
      {entry.email && (
        <a className="dk-b dk-b-ink" href="#reply">
          <DeskIcon name="reply" />
          {t('desk.entry.reply')} <KeyHint name="r" />
        </a>
      )}
    </>
  );
}

function BookingActs({ entry, acts, isBar }: { entry: DeskEntry; acts: Acts; isBar: boolean }) {
  const t = useTexts();
  const take = <TakeButton entry={entry} acts={acts} isMain />;
  const move = (
    <button type="button" className="dk-b" onClick={() => openFold('move')}>
      {t('desk.booking.move.open')}
    </button>
  );
  if (isBar)
    return (
      <>
        {move}
        {take}
      </>
    );
  return (
    <>
      {take}
      {move}
      <button type="button" className="dk-b dk-b-bad" onClick={() => openFold('cancel')}>
        {t('desk.booking.cancel.open')}
      </button>
    </>
  );
}

function OutcomeActs({ entry, acts }: { entry: DeskEntry; acts: Acts }) {
  const t = useTexts();
  const outcome = entry.meeting?.outcome ?? null;
  return (
    <>
      <button
        type="button"
        className="dk-b"
        aria-pressed={outcome === 'no_show'}
        onClick={() => void acts.setOutcome('no_show')}
      >
        <Icon name="close" />
        {t('desk.booking.outcome.noShow')}
      </button>
      <button
        type="button"
        className={outcome ? 'dk-b' : 'dk-b dk-b-go'}
        aria-pressed={outcome === 'held'}
        onClick={() => void acts.setOutcome('held')}
      >
        <Icon name="tick" />
        {t('desk.booking.outcome.tookPlace')}
      </button>
    </>
  );
}

function TakeButton({ entry, acts, isMain = false }: { entry: DeskEntry; acts: Acts; isMain?: boolean }) {
  const t = useTexts();
  if (entry.state !== 'new' && entry.state !== 'hand') return null;
  if (entry.state === 'hand' && entry.isMine)
    return (
      <button type="button" className="dk-b" onClick={() => void acts.setState('new', 'head')}>
        {t('desk.entry.giveBack')}
      </button>
    );
  return (
    <button
      type="button"
      className={isMain ? 'dk-b dk-b-ink' : 'dk-b'}
      onClick={() => void acts.setState('hand', 'head')}
    >
      <Icon name="tick" />
      {t('desk.entry.take')} <KeyHint name="t" />
    </button>
  );
}
