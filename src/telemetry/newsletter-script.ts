import { readEntry, removeEntry, writeEntry } from '../consent/guarded-storage.ts';
import { mayBeObserved } from '../navigation/private-pages.ts';
import { onPageLoad } from '../recovery/full-load.ts';
import type { ShopStore } from '../shop/shop-context.tsx';
import { withScript } from '../shop/shop-state.ts';
import { telemetry } from './config.ts';

/**
 * Keeps for the next page who has confirmed the newsletter, if they agree to marketing: on the page of their link, which contains a
 * secret, no script of others runs.
 * @param email null if they have left.
 */
export function keepReader(email: string | null): void {
  if (email === null) removeEntry('newsletter-reader');
  else if (telemetry().klaviyo) writeEntry('newsletter-reader', email);
}

/**
 * Adds Klaviyo's script, which is there only while the visitor agrees to marketing and on pages that may be observed
 * (`renderScripts`), and tells it who has confirmed the newsletter, so that the search session finds the ID it gives them
 * (`src/search/visitor/newsletter-connector.ts`).
 */
export function startNewsletterScript(shop: ShopStore, src: string): void {
  shop.setState(withScript({ id: 'klaviyo', src, needs: ['marketing'] }));
  const introduce = () => {
    const email = mayBeObserved() ? readEntry('newsletter-reader') : null;
    if (email === null) return;
    // A queue until the script takes it over: https://developers.klaviyo.com/en/docs/javascript-api
    const page = window as { _learnq?: { readonly push: (command: unknown) => unknown } };
    (page._learnq ??= [] as unknown[]).push(['identify', { $email: email }]);
    removeEntry('newsletter-reader');
  };
  onPageLoad(introduce);
  introduce();
}
