import { type RefObject, useEffect, useMemo } from 'react';
import type { Money } from '../../../contract/money.ts';
import type { ProductCardData } from '../../catalogue/types.ts';
import { useRequest } from '../../components/use-request.ts';
import { useConsent } from '../../consent/consent-store.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { whenIdle } from '../../recovery/when-idle.ts';
import { personalIdsFor } from '../service/search-history.ts';
import { emptySelection } from '../service/filter.ts';
import { browseCategory } from '../service/search-client.ts';
import type { SortOption } from '../service/search-query.ts';

type SortableProduct = Pick<ProductCardData, 'name' | 'launchedOn' | 'rating'> & { readonly price: Money };
type Compare = (a: SortableProduct, b: SortableProduct) => number;

/** The same products in the chosen order; ties keep the merchant's. @param locale BCP 47, for the alphabet */
export function inOrder<Product extends SortableProduct>(
  products: readonly Product[],
  sort: SortOption,
  locale: string,
): readonly Product[] {
  if (sort === 'RELEVANCE') return products;
  const byPrice: Compare = (a, b) => a.price.centAmount - b.price.centAmount;
  const comparisons: Readonly<Record<typeof sort, Compare>> = {
    PRICE_ASC: byPrice,
    PRICE_DESC: (a, b) => byPrice(b, a),
    NEW_ARRIVAL_DESC: (a, b) => b.launchedOn.localeCompare(a.launchedOn),
    RATING_DESC: (a, b) => (b.rating?.average ?? 0) - (a.rating?.average ?? 0),
    NAME_ASC: (a, b) => a.name.localeCompare(b.name, locale),
  };
  return products.toSorted(comparisons[sort]);
}

/** An order for this visitor: the keys of products, and how many before them stay where they are. */
interface PersonalOrder {
  readonly keys: readonly string[];
  readonly fixed: number;
}

/** By entry of the history: a shopper who comes back finds the order in which they left the list. */
const known = new Map<string, PersonalOrder>();

/**
 * The products of a page in the order that the shopper has chosen. Without a choice, it is the merchant's as long as
 * nothing else is known; with consent, for a visitor who has opened some of these products, the service's order for them.
 * That is asked for when the page is idle, and only what has not been on the screen yet changes its place, so that nothing
 * jumps.
 * @param categoryPath names from the root to the category
 * @param sort null leaves a part of a list as it is
 * @param container what contains the products, each an article
 */
export function usePageOrder(
  products: readonly ProductCardData[],
  categoryPath: readonly string[],
  sort: SortOption | null,
  isShown: boolean,
  container: RefObject<HTMLElement | null>,
): readonly ProductCardData[] {
  const locale = useLocale();
  const isAllowed = useConsent(({ granted }) => granted.has('functional'));
  const isWanted = isShown && sort === 'RELEVANCE' && isAllowed;
  const path = categoryPath.join(';');
  const entry = typeof window === 'undefined' ? '' : `${entryKey()} ${path}`;
  const before = known.get(entry) ?? null;
  const { value } = useRequest(isWanted && !before ? path : null, async () => {
    await new Promise<void>((resolve) => whenIdle(resolve));
    const keys = await personalOrder(path.split(';'));
    return keys && { keys, fixed: countSeen(container.current) };
  });
  const current = before ?? value;
  useEffect(() => {
    if (current) known.set(entry, current);
  }, [current, entry]);
  const personal = isWanted ? current : null;
  return useMemo(
    () => (personal ? inPersonalOrder(products, personal) : inOrder(products, sort ?? 'RELEVANCE', locale)),
    [products, personal, sort, locale],
  );
}

/** More than a category has, and as many as the service answers at once. */
const maxProducts = 100;

/**
 * The keys of a category's products in the order that the service has for this visitor; null unless the visitor has
 * opened enough of them, and has agreed that this is remembered.
 * @throws SearchUnavailable
 */
async function personalOrder(categoryPath: readonly string[]): Promise<readonly string[] | null> {
  if (personalIdsFor(categoryPath).length === 0) return null;
  const request = { filters: emptySelection, sort: 'RELEVANCE', page: 0, pageSize: maxProducts } as const;
  const { records } = await browseCategory({ ...request, categoryPath });
  return records.map(({ key }) => key);
}

/** The first ones stay; the others follow in their new order, and last those that it does not name. */
export function inPersonalOrder<Product extends { readonly key: string }>(
  products: readonly Product[],
  { keys, fixed }: PersonalOrder,
): readonly Product[] {
  const places = new Map(keys.map((key, place) => [key, place]));
  const placeOf = ({ key }: Product) => places.get(key) ?? keys.length;
  return [...products.slice(0, fixed), ...products.slice(fixed).toSorted((a, b) => placeOf(a) - placeOf(b))];
}

/** How many products are on the screen or above it. */
const countSeen = (container: HTMLElement | null): number =>
  [...(container?.querySelectorAll('article') ?? [])].filter(
    (card) => card.getBoundingClientRect().top < window.innerHeight,
  ).length;

/** Gatsby's router gives every entry of the history a key. */
const entryKey = (): string => (window.history.state as { readonly key?: string } | null)?.key ?? 'initial';
