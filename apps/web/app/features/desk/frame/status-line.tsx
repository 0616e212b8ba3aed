/** Says politely what was done. Always there, or the first text would not be read out. */
export function StatusLine({ text }: { text: string }) {
  return (
    <p className="dk-small" role="status">
      {text}
    </p>
  );
}
