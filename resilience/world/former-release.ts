import { extractRelease } from './release.ts';

/**
 * The release before this one; both run at once in a deploy. Set it to the last commit of each release, and drop the
 * packages from resilience/package.json that only the one before needed.
 */
const formerRelease = '43bc8fd';

let extracted: Promise<string> | undefined;

export function extractFormerRelease(): Promise<string> {
  extracted ??= extractRelease(formerRelease);
  return extracted;
}
