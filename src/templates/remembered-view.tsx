import { useEffect, useEffectEvent } from 'react';
import type { ProductData } from '../catalogue/types.ts';
import { useConsent } from '../consent/consent-store.ts';
import { loadExtra } from '../recovery/reload-guard.ts';
import type { ReportedHit } from '../search/service/search-events.ts';

interface ShownVariant {
  readonly product: Pick<ProductData, 'key' | 'name'>;
  readonly variant: { readonly sku: string; readonly price: ReportedHit['price'] | null };
  /** Of the page. */
  readonly path: string;
  /** The categories above the product, from the root. */
  readonly trail: readonly { readonly name: string }[];
}

/**
 * Shows nothing: remembers the variant that a product's page shows, as soon as and if the visitor agrees. Most have not, so the
 * code for it is fetched only then.
 */
export function RememberedView({
  product: { key, name },
  variant: { sku, price },
  path,
  trail,
}: ShownVariant) {
  const isAllowed = useConsent(({ granted }) => granted.has('functional'));
  const remember = useEffectEvent(async () => {
    // What is not sold to the visitor is not remembered.
    if (price === null) return;
    const viewed: ReportedHit = {
      key,
      id: sku,
      sku,
      name,
      path: `${path}?${new URLSearchParams({ sku })}`,
      price,
      brand: '',
      category: trail.map((category) => category.name).join(';'),
    };
    try {
      (await loadExtra(() => import('../search/service/search-history.ts'))).rememberClick(viewed);
    } catch {
      // The shop works without it.
    }
  });
  useEffect(() => {
    if (isAllowed) void remember();
  }, [isAllowed, sku]);
  return null;
}
