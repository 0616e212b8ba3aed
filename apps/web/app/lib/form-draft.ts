import type * as z from 'zod/mini';

export interface FormDraft<Content> {
  find(): Content | undefined;
  save(content: Content): void;
  remove(): void;
}

/** What was typed into a form, kept for this tab until it is sent. A browser that refuses storage keeps nothing. */
export function createFormDraft<Content>(key: string, schema: z.ZodMiniType<Content>): FormDraft<Content> {
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
