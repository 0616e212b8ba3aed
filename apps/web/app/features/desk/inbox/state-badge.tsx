import type { DeskState } from '@tt/contract/desk/desk-state';
import { Icon } from '../../../ui/actions/icon.tsx';
import { useTexts } from '../frame/desk-context.ts';
import { DeskIcon } from '../frame/desk-icon.tsx';
import { toInitials } from '../frame/initials.ts';

/** The state of an entry in words, never by color alone. */
export function StateBadge({ state, holder }: { state: DeskState; holder: string | null }) {
  const t = useTexts();
  switch (state) {
    case 'new':
      return <span className="dk-st st-new">{t('desk.state.new')}</span>;
    case 'hand':
      return <InHand holder={holder} />;
    case 'answered':
      return (
        <span className="dk-st st-done">
          <Icon name="tick" />
          {t('desk.state.answered')}
        </span>
      );
    case 'won':
      return (
        <span className="dk-st st-won">
          <Icon name="arrow" />
          {t('desk.state.won')}
        </span>
      );
    case 'lost':
      return (
        <span className="dk-st st-lost">
          <Icon name="minus" />
          {t('desk.state.lost')}
        </span>
      );
    default:
      return (
        <span className="dk-st st-spam">
          <DeskIcon name="flag" />
          {state === 'spam' ? t('desk.state.spam') : t('desk.state.spamMaybe')}
        </span>
      );
  }
}

function InHand({ holder }: { holder: string | null }) {
  const t = useTexts();
  if (!holder) return <span className="dk-st st-hand">{t('desk.state.hand')}</span>;
  return (
    <span className="dk-st st-hand">
      <span className="dk-in" aria-hidden="true">
        {toInitials(holder)}
      </span>
      <span className="vh">{t('desk.state.handBy', { name: holder })}</span>
      <span className="dk-st-name" aria-hidden="true">
        {holder}
      </span>
    </span>
  );
}
