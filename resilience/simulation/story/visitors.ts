import { listStarts } from './list-starts.ts';

export interface Visitor {
  name: string;
  email: string;
  address: string;
}

/** Part of everything that a visitor types, so that checks can look for it where it must not appear. */
export const canary = 'canary';

export const visitors: readonly Visitor[] = ['Ada', 'Ben', 'Cho', 'Dan'].map((name, index) => ({
  name,
  email: `${name.toLowerCase()}@${canary}.example`,
  // Two of them share a network.
  address: `192.0.2.${Math.min(index, 2) + 1}`,
}));

/** Half hours that follow each other, so that an hour's talk overlaps two. */
export const slots: readonly number[] = listStarts(7).slice(0, 4);

export function getVisitor(index: number): Visitor {
  const visitor = visitors[index];
  if (!visitor) throw new Error(`There is no visitor ${index}`);
  return visitor;
}

export function getSlot(index: number): number {
  const slot = slots[index];
  if (slot === undefined) throw new Error(`There is no slot ${index}`);
  return slot;
}
