import { useEffect, useEffectEvent } from 'react';
import { useConsent } from '../consent/consent-context.tsx';
import type { ShownVariant } from './remember-view.ts';

/** Shows nothing: remembers the variant that a product's page shows, as soon as and if the visitor agrees. */
export function RememberedView(shown: ShownVariant) {
  const isAllowed = useConsent(({ granted }) => granted.has('functional'));
  const remember = useEffectEvent(() =>
    import('./remember-view.ts').then(({ rememberView }) => rememberView(shown), ignore),
  );
  const { sku } = shown.variant;
  useEffect(() => {
    if (isAllowed) void remember();
  }, [isAllowed, sku]);
  return null;
}

/** A view that is not remembered is no loss worth a message. */
const ignore = (): void => undefined;
