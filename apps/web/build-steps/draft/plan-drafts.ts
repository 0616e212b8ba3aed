import { createHmac } from 'node:crypto';

/** The content of `draft.json` in a draft's folder. */
export interface DraftRecord {
  branch: string;
  commit: string;
  /** The release whose code shows the draft. */
  release: string;
  state: 'built' | 'failed';
}

export interface DraftStep {
  branch: string;
  token: string;
  /** One draft is built at a time, and the others wait. */
  state: 'kept' | 'build' | 'waiting' | 'removed';
  commit: string;
}

interface Planning {
  open: readonly { branch: string; commit: string }[];
  /** What is served now, by token. */
  served: ReadonlyMap<string, DraftRecord>;
  key: string;
  release: string;
}

const shortestKey = 32;

/** The name of a draft's folder, which nobody can guess without the key. */
export function toDraftToken(branch: string, key: string): string {
  if (key.length < shortestKey)
    throw new Error(`DRAFTS_KEY needs at least ${shortestKey} characters. Make one: openssl rand -hex 32`);
  return createHmac('sha256', key).update(branch).digest('hex').slice(0, 32);
}

/** The steps after which exactly the open drafts are served, each in its current state. */
export function planDrafts({ open, served, key, release }: Planning): DraftStep[] {
  const wanted = open.map(({ branch, commit }): DraftStep => {
    const token = toDraftToken(branch, key);
    const record = served.get(token);
    const isCurrent = record?.commit === commit && record.release === release;
    return { branch, token, commit, state: isCurrent ? 'kept' : 'build' };
  });
  const tokens = new Set(wanted.map(({ token }) => token));
  const next = wanted.find(({ state }) => state === 'build');
  const gone = [...served].filter(([token]) => !tokens.has(token));
  return [
    ...gone.map(([token, { branch, commit }]): DraftStep => ({ branch, token, commit, state: 'removed' })),
    ...wanted.map((step) =>
      step.state === 'build' && step !== next ? { ...step, state: 'waiting' as const } : step,
    ),
  ];
}
