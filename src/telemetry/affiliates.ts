import { hasConsent, onConsentChange } from '../consent/consent-store.ts';
import { readEntry, writeEntry } from '../consent/guarded-storage.ts';
import type { ShopStore } from '../shop/shop-context.tsx';
import type { AffiliateProgram } from './config.ts';

/** The parameter that a program adds to links to the shop, and the entry it is kept in. */
const programs = {
  awin: { parameter: 'awc', entry: 'awc' },
  cj: { parameter: 'cjevent', entry: 'cje' },
} as const;

/** What programs use as IDs; anything else in the address is not one. */
const clickId = /^[\w.-]{1,100}$/;

/**
 * Keeps the latest click that brought a visitor here, if they agree to marketing, so that the order can name it. Without
 * consent, the shop forgets it (and the consent store deletes what was kept).
 */
export function keepAffiliates(
  shop: ShopStore,
  used: readonly AffiliateProgram[],
  landing: string = landingAddress(),
): void {
  const query = new URL(landing).searchParams;
  const clickOf = (program: AffiliateProgram): string | null => {
    if (!used.includes(program) || !hasConsent('marketing')) return null;
    const { parameter, entry } = programs[program];
    const clicked = query.get(parameter);
    if (clicked === null || !clickId.test(clicked)) return readEntry(entry);
    writeEntry(entry, clicked);
    return clicked;
  };
  const apply = () => {
    shop.setState({ awinId: clickOf('awin'), cjEventId: clickOf('cj') });
  };
  onConsentChange(apply);
  apply();
}

/** The address that the browser requested: by now, the visitor may already be elsewhere. */
function landingAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? window.location.href;
}
