import type { ReactNode } from 'react';
import type { CompiledMessage } from '../../../i18n/format-message.ts';
import { formatRichMessage } from '../../../i18n/format-rich-message.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';

interface RichTextProps {
  message: CompiledMessage;
  tag: string;
  values: Record<string, string>;
}

/** A text whose `<b>` is bold and whose `<link>` writes to the address in it. */
export function RichText({ message, tag, values }: RichTextProps): ReactNode {
  return formatRichMessage<ReactNode>(message, tag, {
    values,
    tags: {
      b: (content) => <b key={String(content)}>{content}</b>,
      link: (content) => (
        <TextLink key={String(content)} href={`mailto:${content.join('')}`}>
          {content}
        </TextLink>
      ),
    },
  });
}
