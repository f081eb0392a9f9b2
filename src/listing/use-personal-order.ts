import { type RefObject, useEffect, useMemo, useState } from 'react';
import { hasConsent, subscribe, useConsent } from '../consent/consent-store.ts';
import { loadExtra } from '../recovery/reload-guard.ts';
import { whenIdle } from '../recovery/when-idle.ts';

/** An order for this visitor: the keys of products, and how many before them stay where they are. */
interface PersonalOrder {
  readonly keys: readonly string[];
  readonly fixed: number;
}

/** By entry of the history: a shopper who comes back finds the order in which they left the list. */
const known = new Map<string, PersonalOrder>();

/**
 * The merchant's order as long as nothing else is known; with consent, for a visitor who has opened some of these
 * products, the service's order for them. It is asked for when the page is idle, and only what has not been on the
 * screen yet changes its place, so that nothing jumps.
 * @param list anything that differs between lists
 * @param isWanted whether they are shown in the merchant's order
 * @param container what contains the products, each an article
 */
export function usePersonalOrder<Product extends { readonly key: string }>(
  products: readonly Product[],
  categoryPath: readonly string[],
  list: string,
  isWanted: boolean,
  container: RefObject<HTMLElement | null>,
): readonly Product[] {
  const [order, setOrder] = useState<PersonalOrder | null>(null);
  const path = categoryPath.join(';');
  const entry = typeof window === 'undefined' ? '' : `${entryKey()} ${list}`;
  const current = order ?? known.get(entry) ?? null;
  useEffect(() => {
    if (current) known.set(entry, current);
  }, [current, entry]);
  const isKnown = current !== null;
  // Only an order that is known makes a difference.
  const isAllowed = useConsent(({ granted }) => isKnown && granted.has('functional'));
  useEffect(() => {
    if (!isWanted || isKnown) return undefined;
    const leaving = new AbortController();
    let isAsked = false;
    const ask = () => {
      if (isAsked || leaving.signal.aborted || !hasConsent('functional')) return;
      isAsked = true;
      stopWaiting();
      loadExtra(() => import('./personal-order.ts'))
        .then(({ personalOrder }) => personalOrder(path.split(';'), leaving.signal))
        .then(
          (keys) => {
            if (keys && !leaving.signal.aborted) setOrder({ keys, fixed: countSeen(container.current) });
          },
          // The merchant's order is there.
          () => undefined,
        );
    };
    const askWhenIdle = () => whenIdle(ask);
    const stopWaiting = subscribe(askWhenIdle);
    askWhenIdle();
    return () => {
      stopWaiting();
      leaving.abort();
    };
  }, [isWanted, isKnown, path, container]);
  return useMemo(
    () => (isAllowed && isWanted && current ? inPersonalOrder(products, current) : products),
    [isAllowed, isWanted, current, products],
  );
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
