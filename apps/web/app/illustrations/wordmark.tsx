import { MarkAmpersand } from './mark-ampersand.tsx';

/** Two words joined by the mark. The letters are a drawing: the link around them has its own name. */
export function Wordmark({ words: [first, second] }: { words: readonly string[] }) {
  return (
    <>
      {first}
      <MarkAmpersand />
      {second}
    </>
  );
}
