import { useEffect, useEffectEvent } from 'react';
import type { ProductData } from '../catalogue/types.ts';
import { useConsent } from '../consent/consent-store.ts';
import type { ReportedHit } from '../search/service/search-events.ts';
import { rememberClick } from '../search/service/search-history.ts';

interface ShownVariant {
  readonly product: Pick<ProductData, 'key' | 'name'>;
  readonly variant: { readonly sku: string; readonly price: ReportedHit['price'] | null };
  /** Of the page. */
  readonly path: string;
  /** The categories above the product, from the root. */
  readonly trail: readonly { readonly name: string }[];
}

/** Shows nothing: remembers the variant that a product's page shows, as soon as and if the visitor agrees. */
export function RememberedView({
  product: { key, name },
  variant: { sku, price },
  path,
  trail,
}: ShownVariant) {
  const isAllowed = useConsent(({ granted }) => granted.has('functional'));
  const remember = useEffectEvent(() => {
    // What is not sold to the visitor is not remembered.
    if (price === null) return;
    rememberClick({
      key,
      id: sku,
      sku,
      name,
      path: `${path}?${new URLSearchParams({ sku })}`,
      price,
      brand: '',
      category: trail.map((category) => category.name).join(';'),
    });
  });
  useEffect(() => {
    if (isAllowed) remember();
  }, [isAllowed, sku]);
  return null;
}
