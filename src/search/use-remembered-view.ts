import { useEffect, useEffectEvent } from 'react';
import { useConsent } from '../consent/consent-store.ts';
import { whenIdle } from '../recovery/when-idle.ts';
import type { ReportedHit } from './search-events.ts';

/** Remembers the product that a page shows, in its chosen variant, once the browser is idle and if the visitor agrees. */
export function useRememberedView(product: ReportedHit): void {
  const isAllowed = useConsent().granted.has('functional');
  const remember = useEffectEvent(async () => {
    const { rememberClick } = await import('./search-history.ts');
    rememberClick(product);
  });
  useEffect(() => {
    if (isAllowed) whenIdle(() => void remember().catch(ignore));
  }, [isAllowed, product.id]);
}

/** A view that is not remembered is no loss worth a message. */
const ignore = (): void => undefined;
