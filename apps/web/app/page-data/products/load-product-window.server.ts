import type { LanguageCode } from '@tt/contract/language/language';
import { loadAdWindow } from './load-ad-window.server.ts';
import { loadLeadWindow } from './load-lead-window.server.ts';

/** The interface that a product's page shows; a product without one shows its drawing. */
export function loadProductWindow(language: LanguageCode, key: string) {
  if (key === 'leadgen-ai') return { kind: 'leads' as const, ...loadLeadWindow(language) };
  if (key === 'adnet-orchestration') return { kind: 'ads' as const, ...loadAdWindow(language) };
  return { kind: 'drawing' as const, name: `product-${key}` };
}
