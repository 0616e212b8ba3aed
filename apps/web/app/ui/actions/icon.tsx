import type { ReactNode } from 'react';

const upRight = <path d="M5 19 19 5M9 5h10v10" />;

const shapes = {
  arrow: <path d="M3 12h17M14 6l6 6-6 6" />,
  'arrow-up-right': upRight,
  back: <path d="M21 12H4M10 6l-6 6 6 6" />,
  'calendar-add': (
    <>
      <rect x="3" y="5" width="18" height="16" rx="2" />
      <path d="M3 10h18M8 2v5M16 2v5M12 13v5M9.5 15.5h5" />
    </>
  ),
  chevron: <path d="m5 9 7 7 7-7" />,
  'chevron-left': <path d="m15 5-7 7 7 7" />,
  'chevron-right': <path d="m9 5 7 7-7 7" />,
  close: <path d="M5 5l14 14M19 5 5 19" />,
  copy: (
    <>
      <rect x="8" y="8" width="12" height="12" rx="2" />
      <path d="M16 8V4H4v12h4" />
    </>
  ),
  down: <path d="M12 4v15M6 13l6 6 6-6" />,
  external: upRight,
  feed: <path d="M5 5a14 14 0 0 1 14 14M5 11a8 8 0 0 1 8 8M6 18v.01" />,
  // Both icons are rendered: an open disclosure around them shows the cross.
  menu: (
    <>
      <path className="i-menu" d="M3 7h18M3 12h18M3 17h18" />
      <path className="i-close" d="M5 5l14 14M19 5 5 19" />
    </>
  ),
  minus: <path d="M5 12h14" />,
  moon: <path d="M20 14A8.500 8.500 0 1 1 10 4a7 7 0 0 0 10 10z" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.500 15.500 5.500 5.500" />
    </>
  ),
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2" />
    </>
  ),
  swap: <path d="M4 7h13M13 3l4 4-4 4M20 17H7M11 21l-4-4 4-4" />,
  tick: <path d="m4 13 5 5L20 6" />,
  up: <path d="M12 20V5M6 11l6-6 6 6" />,
  video: (
    <>
      <rect x="2" y="6" width="13" height="12" rx="2" />
      <path d="m15 11 7-4v10l-7-4z" />
    </>
  ),
  warning: <path d="M12 3 2 20h20zM12 10v4M12 17v.01" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;

/** A decoration beside words; it never carries a meaning alone. The arrow runs forward when its control is hovered. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={name === 'arrow' ? 'ico ico-go' : 'ico'} viewBox="0 0 24 24" aria-hidden="true">
      {shapes[name]}
    </svg>
  );
}
