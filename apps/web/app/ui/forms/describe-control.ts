interface Notes {
  hint?: string;
  error?: string;
}

/** The attributes that link a field's notes to its control. */
export function describeControl(id: string, { hint, error }: Notes) {
  const noteIds = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': noteIds.join(' ') || undefined,
  };
}
