import type { ReactNode } from 'react';

const shapes = {
  inbox: <path d="M3 13h5l1.500 3h5L16 13h5M3 13 6 5h12l3 8v6H3z" />,
  key: (
    <>
      <circle cx="8" cy="15" r="4.500" />
      <path d="m11.200 11.800 8.300-8.300M16 7l3 3M13.500 9.500l2 2" />
    </>
  ),
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
