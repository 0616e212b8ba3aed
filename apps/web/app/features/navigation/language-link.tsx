import type { ReactNode } from 'react';
import type { NavigationData } from './load-navigation.server.ts';

type LanguageOption = NavigationData['languages']['options'][number];

export function LanguageLink({
  code,
  tag,
  href,
  isCurrent,
  children,
}: LanguageOption & { children: ReactNode }) {
  return (
    <a
      href={href}
      lang={tag}
      hrefLang={tag}
      data-language={code}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {children}
    </a>
  );
}
