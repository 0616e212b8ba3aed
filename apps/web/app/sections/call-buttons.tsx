import type { ButtonFaceProps } from '../ui/actions/button-face.tsx';
import { ButtonLink } from '../ui/actions/button-link.tsx';

type Variant = ButtonFaceProps['variant'];

/** The two ways to get in touch, as the data of a page has them. */
export interface Calls {
  contact: { label: string; href: string };
  booking: { label: string; href: string };
}

/** Both ways side by side. On a plate they need other variants. */
export function CallButtons({
  contact,
  booking,
  variants: [first, second] = ['go', 'line'],
}: Calls & { variants?: readonly [Variant, Variant] }) {
  return (
    <div className="btn-row">
      <ButtonLink variant={first} href={contact.href}>
        {contact.label}
      </ButtonLink>
      <ButtonLink variant={second} href={booking.href}>
        {booking.label}
      </ButtonLink>
    </div>
  );
}
