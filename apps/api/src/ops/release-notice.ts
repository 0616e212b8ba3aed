import type { Context } from '../context.ts';
import { createReleaseNotice } from '../features/release/create-release-notice.ts';
import { UsageError } from './usage-error.ts';

// The most characters that a chat shows at a glance.
const [maxLine, maxReason] = [200, 1500];

/** The releaser calls it. A reason is the end of a log, whose last lines are the most useful. */
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
