import { usePerson } from '../frame/desk-context.ts';

/** The key that does the same, for those who see it and have not switched keys off. */
export function KeyHint({ name }: { name: string }) {
  const { hasSingleKeys } = usePerson();
  if (!hasSingleKeys) return null;
  return (
    <span className="dk-key" aria-hidden="true">
      <kbd>{name}</kbd>
    </span>
  );
}
