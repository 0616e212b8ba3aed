import type { ExhibitStrings } from '../exhibit-strings.ts';
import { type LeadState, stepNames } from './create-run.ts';

type Strings = ExhibitStrings['leads'];

/** The state of a lead, in a word. */
export function nameState({ step, isHeld }: LeadState, strings: Strings): string {
  const name = stepNames[step];
  return isHeld ? strings.held : name ? strings[name] : '';
}

/** A person's verdict on a lead. */
export function nameValidation(
  { step, isHeld }: LeadState,
  isHuman: boolean,
  reason: string,
  strings: Strings,
): string {
  if (!isHuman) return strings.off;
  if (isHeld) return `${strings.held}: ${reason}`;
  return step > 1 ? strings.validated : strings.waiting;
}
