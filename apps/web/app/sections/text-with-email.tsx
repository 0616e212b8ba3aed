import { TextLink } from '../ui/actions/text-link.tsx';

/** A text in which the email address is a link. */
export function TextWithEmail({ text, email }: { text: string; email: string }) {
  const [before, ...rest] = text.split(email);
  if (rest.length === 0) return text;
  return (
    <>
      {before}
      <TextLink href={`mailto:${email}`}>{email}</TextLink>
      {rest.join(email)}
    </>
  );
}
