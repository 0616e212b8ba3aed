import { viewKeySchema } from '@tt/contract/booking/booking-access';

export type ManageView = 'view' | 'move' | 'cancel';

export interface ManageAddress {
  viewKey: string;
  view: ManageView;
}

const suffixes: Record<ManageView, string> = { view: '', move: '/move', cancel: '/cancel' };

/** The fragment that identifies a booking and what the page shows of it; fragments reach no server and no log. */
export function toManageFragment(viewKey: string, view: ManageView): string {
  return viewKey + suffixes[view];
}

export function findManageAddress(fragment: string): ManageAddress | undefined {
  const [key, suffix] = fragment.split(/(?=\/)/);
  const { data: viewKey } = viewKeySchema.safeParse(key);
  if (!viewKey) return undefined;
  const view = (['move', 'cancel'] as const).find((name) => suffixes[name] === suffix);
  return { viewKey, view: view ?? 'view' };
}
