import type { FailureCode } from '../../../lib/backend-client.ts';
import { useTexts } from './desk-context.ts';
import { toFailureKey } from './failure-key.ts';

/** Says why an act failed, beside what did it. */
export function FailureLine({ failure }: { failure: FailureCode | undefined }) {
  const t = useTexts();
  return failure && <p role="alert">{t(toFailureKey(failure))}</p>;
}
