const endsInAbbreviation = /(\p{L}*\p{Ll}\p{Lu}{2,})(?!\p{L})/u;

/** A heading in which a name that ends in an abbreviation keeps its own casing, because capitals would hide it. */
export function OwnCase({ text }: { text: string }) {
  return text.split(endsInAbbreviation).map((part) =>
    endsInAbbreviation.test(part) ? (
      <span key={part} className="own-case">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
