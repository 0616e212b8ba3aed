import type { NavigationData } from './load-navigation.server.ts';

type BookLabelProps = Pick<NavigationData['booking'], 'label' | 'short'>;

/** Shows the first word of the label that leads to booking everywhere else, because the bar and the menu are narrow, and reads all of it. */
export function BookLabel({ label, short }: BookLabelProps) {
  return (
    <>
      {short}
      <span className="vh">{label.slice(short.length)}</span>
    </>
  );
}
