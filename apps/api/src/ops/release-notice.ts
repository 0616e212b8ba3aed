import type { Context } from '../context.ts';
import { createReleaseNotice } from '../features/release/create-release-notice.ts';
import { UsageError } from './usage-error.ts';

// What a chat shows at a glance.
const [maxLine, maxReason] = [200, 1500];

/** Called by the releaser. A reason is the end of a log, and its last lines say most. */
export async function runReleaseNotice(
  { pool }: Context,
  [kind, revision, author, title, reason]: string[],
): Promise<string> {
  const isComplete = revision && author && title;
  if (!isComplete || (kind !== 'live' && kind !== 'refused')) throw new UsageError();
  await createReleaseNotice(pool, {
    kind,
    revision,
    author: author.slice(0, maxLine).toWellFormed(),
    title: title.slice(0, maxLine).toWellFormed(),
    reason: reason?.slice(-maxReason).toWellFormed() || null,
  });
  return 'The company will be notified.\n';
}
