import type { ReactNode } from 'react';
import type { DeskKey, DeskTranslator } from './desk-texts.ts';

const tags = { b: (content: ReactNode[]): ReactNode => <b key="b">{content}</b> };

/** A text of which a part is bold. */
export const toBoldText = (
  t: DeskTranslator,
  key: DeskKey,
  values: Record<string, string | number> = {},
): ReactNode => t.rich<ReactNode>(key, { values, tags });
