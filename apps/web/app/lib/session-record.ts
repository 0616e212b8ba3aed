import type * as z from 'zod/mini';

export interface SessionRecord<Content> {
  find(): Content | undefined;
  save(content: Content): void;
  remove(): void;
}

/** A value in the session storage of this tab, such as a form draft. A browser that refuses storage keeps nothing. */
export function createSessionRecord<Content>(
  key: string,
  schema: z.ZodMiniType<Content>,
): SessionRecord<Content> {
  return {
    find() {
      const stored = tryStorage((storage) => storage.getItem(key));
      return stored ? schema.safeParse(tryParse(stored)).data : undefined;
    },
    save: (content) => tryStorage((storage) => storage.setItem(key, JSON.stringify(content))),
    remove: () => tryStorage((storage) => storage.removeItem(key)),
  };
}

function tryStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
