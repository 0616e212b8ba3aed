import { viewKeySchema } from '@tt/contract/booking/booking-access';

const prefix = 'booking=';

/** The fragment that identifies a confirmation; fragments reach no server and no log. */
export function toConfirmationFragment(viewKey: string): string {
  return prefix + viewKey;
}

export function findViewKey(fragment: string): string | undefined {
  if (!fragment.startsWith(prefix)) return undefined;
  return viewKeySchema.safeParse(fragment.slice(prefix.length)).data;
}
