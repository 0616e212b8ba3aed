import type { ReactNode } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { ButtonLink } from '../ui/actions/button-link.tsx';
import { ButtonRow } from '../ui/actions/button-row.tsx';
import { Alert } from '../ui/text/alert.tsx';
import { TextWithEmail } from './text-with-email.tsx';

interface Words {
  title: string;
  text: string;
}

/**
 * What works without the island: a whole `list`, a `form` that the browser can send itself, or nothing, because the
 * island is the whole `page`.
 */
export type IslandKind = 'list' | 'form' | 'page';

export interface RescueTexts {
  kind: IslandKind;
  /** A cause that is not in this list keeps the island as it is. */
  causes: { off?: Words; late?: Words; failed: Words };
  email: string;
  reload: string;
  contact?: { label: string; href: string };
}

interface IslandRescueProps {
  texts: RescueTexts;
  /** Other ways to continue. */
  children?: ReactNode;
}

/**
 * The page's message if its island does not load. The style sheet shows the text for the cause: no JavaScript, a
 * script that did not load, or one that failed.
 */
export function IslandRescue({ texts, children }: IslandRescueProps) {
  const { kind, causes, email, reload, contact } = texts;
  return (
    <div className={`rescue rescue-${kind} wrap`}>
      {Object.entries(causes).map(([cause, { title, text }]) => (
        <div key={cause} className={`rescue-${cause}`}>
          <Alert tone="bad" title={title}>
            <TextWithEmail text={text} email={email} />
          </Alert>
        </div>
      ))}
      <ButtonRow>
        <Button variant="line" data-reload>
          {reload}
        </Button>
        {contact && (
          <ButtonLink variant="line" href={contact.href}>
            {contact.label}
          </ButtonLink>
        )}
      </ButtonRow>
      {children}
    </div>
  );
}
