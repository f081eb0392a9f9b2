import type { ComponentProps, ReactElement } from 'react';
import { alternatesOf, isListed } from '../../stores/alternates.ts';
import type { Store } from '../../stores/types.ts';
import type { PageContext } from '../../src/navigation/page-context.tsx';

/**
 * A page's addresses in every storefront, for search engines and for the country selector
 * (`src/region/other-storefronts.ts`). They are only in the HTML, because no page needs them to be hydrated. Search engines
 * are not told about those of a page that they should not list.
 */
export function alternateLinks(
  { pageKey, storeIds }: PageContext,
  stores: readonly Store[],
): ReactElement<ComponentProps<'link'>>[] {
  const having = stores.filter(({ id }) => storeIds.includes(id));
  const rel = isListed(pageKey) ? 'alternate' : 'related';
  return alternatesOf(pageKey, having).map(({ hreflang, href }) => (
    <link key={hreflang} rel={rel} hrefLang={hreflang} href={href} />
  ));
}
