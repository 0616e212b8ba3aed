import { Icon } from '../../../ui/actions/icon.tsx';
import type { SlotTexts } from './load-slot-texts.server.ts';

interface NoFitProps {
  texts: SlotTexts['noFit'];
  /** The input so far, for the contact form. It is read when the visitor leaves. */
  toTypedQuery?: () => string;
}

/** The link for visitors whom no time fits. */
export function NoFit({ texts, toTypedQuery }: NoFitProps) {
  return (
    <p className="no-fit">
      <span>{texts.question}</span>
      <a
        className="go"
        href={texts.href}
        onClick={({ currentTarget }) => {
          // In the fragment, so that no server log has it.
          if (toTypedQuery) currentTarget.hash = toTypedQuery();
        }}
      >
        {texts.link}
        <Icon name="arrow" />
      </a>
    </p>
  );
}
