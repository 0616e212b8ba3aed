import { Icon, type IconName } from '../../../../ui/actions/icon.tsx';

interface MonthButtonProps {
  icon: IconName;
  label: string;
  /** At the end of the window the button stays where it is, so that the focus is not lost. */
  isOff: boolean;
  onPress: () => void;
}

/** Turns to the month before or after. */
export function MonthButton({ icon, label, isOff, onPress }: MonthButtonProps) {
  return (
    <button
      type="button"
      className="tool tool-sq"
      aria-label={label}
      data-tooltip={label}
      aria-disabled={isOff || undefined}
      tabIndex={isOff ? -1 : undefined}
      onClick={isOff ? undefined : onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
