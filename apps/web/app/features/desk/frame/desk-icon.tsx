import type { ReactNode } from 'react';

const shapes = {
  clock: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 6.500V12l3.500 2.500" />
    </>
  ),
  filter: <path d="M3 6h18M6.500 12h11M10 18h4" />,
  flag: <path d="M5 21V4h13l-3 4.500 3 4.500H5" />,
  inbox: <path d="M3 13h5l1.500 3h5L16 13h5M3 13 6 5h12l3 8v6H3z" />,
  key: (
    <>
      <circle cx="8" cy="15" r="4.500" />
      <path d="m11.200 11.800 8.300-8.300M16 7l3 3M13.500 9.500l2 2" />
    </>
  ),
  mail: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="1.5" />
      <path d="m3.500 7 8.500 6.500L20.500 7" />
    </>
  ),
  newer: <path d="m5 15 7-7 7 7" />,
  offline: (
    <path d="M3 3l18 18M8.500 16.500a5 5 0 0 1 7 0M5 13a10 10 0 0 1 5-2.700M12 20.500v.1M2 9.500a15 15 0 0 1 4-2.500M10.500 5.600A15 15 0 0 1 22 9.500M15.500 11.500A10 10 0 0 1 19 13" />
  ),
  open: <path d="M14 4h6v6M20 4l-9 9M18 14v6H4V6h6" />,
  people: (
    <>
      <circle cx="9" cy="8" r="3.500" />
      <path d="M2.500 20c0-4 2.700-6.500 6.500-6.500s6.500 2.500 6.500 6.500M15.500 4.800a3.500 3.500 0 0 1 0 6.400M17.500 14c2.400.8 4 3 4 6" />
    </>
  ),
  phone: (
    <>
      <rect x="6.500" y="2.500" width="11" height="19" rx="2" />
      <path d="M10.500 18.500h3" />
    </>
  ),
  plus: <path d="M12 4v16M4 12h16" />,
  reply: <path d="M10 6 4 12l6 6M4 12h9c4 0 7 2 7 7" />,
  video: (
    <>
      <rect x="2.500" y="6" width="12.500" height="12" rx="1.500" />
      <path d="m15 10.500 6.500-3.500v10l-6.500-3.500" />
    </>
  ),
  week: (
    <>
      <rect x="3" y="5" width="18" height="16" rx="1.500" />
      <path d="M3 10h18M8 2.500V7M16 2.500V7" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** The desk's own icons, beside those of the site. */
export function DeskIcon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
      {shapes[name]}
    </svg>
  );
}
