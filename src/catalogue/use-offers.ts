import { useEffect, useState } from 'react';
import { maxSkus } from '../../contract/limits.ts';
import type { CurrentOffers } from '../../contract/offers.ts';
import type { TimedPrice } from '../../contract/product.ts';
import { useRequest } from '../components/use-request.ts';
import { getJson } from '../recovery/get-json.ts';
import { useCurrency, useUserCountry } from '../shop/shop-context.tsx';
import { tellPrices } from './price-data.ts';
import type { VariantData } from './types.ts';

/** The page's pictures and scripts come first, in milliseconds. */
const delay = 1000;

/** The longest time that a browser's timer can wait, in milliseconds: 24 days. */
const longest = 2 ** 31 - 1;

/** A variant, or a part of a bundle. */
interface Priced {
  readonly sku: string;
  /** When the page was built; null if it was not sold. */
  readonly price: TimedPrice | null;
  /** What follows that in each currency. */
  readonly laterPrices: readonly TimedPrice[];
}

/** A variant, as far as its price and stock depend on it. */
interface Sold extends Priced {
  /** Null if stock is not tracked. */
  readonly availableQuantity: number | null;
  /** Of a bundle: their prices are asked for as well. */
  readonly components?: readonly { readonly sku: string }[];
}

/** What variants cost now, and what they consist of, and how many there are. */
export interface Offers {
  /** A variant with its price and stock now, as far as they are known. */
  readonly now: <Variant extends Sold>(
    variant: Variant,
  ) => Omit<Variant, 'price'> & Pick<VariantData, 'price'>;
  /** Of a variant or a part; null if it is not sold on its own. */
  readonly priceOf: (priced: Priced) => TimedPrice | null;
  /** Whether a count can be told to the shopper. */
  readonly isCurrent: (sku: string) => boolean;
  /** Asks again, because something else has told that they are old. */
  readonly refresh: () => void;
}

/**
 * Asks what things cost and what is in stock now, since pages are as old as their build: after the page has been shown, when a
 * price ends, and whenever the tab becomes visible again. Until it is known, the catalogue as it was built tells what things
 * cost, but no price that has ended. Every product page asks, so this does not use the shop API's client and its schemas.
 */
export function useOffers(variants: readonly Sold[]): Offers {
  const country = useUserCountry();
  const currency = useCurrency();
  const skus = new Set(
    variants.flatMap(({ sku, components = [] }) => [sku, ...components.map((part) => part.sku)]),
  );
  const queries = queriesFor([...skus], country);
  const query = queries.join(' ');
  // The last one is kept when a later request fails: it is better than what was built.
  const [last, setLast] = useState<Answer | null>(null);
  const { retry } = useRequest(
    query === '' ? null : query,
    async (signal) => {
      const answers = queries.map((each) =>
        getJson<Partial<CurrentOffers>>(`/api/offers?${each}`, { signal }),
      );
      setLast({ query, offers: Object.assign({}, ...(await Promise.all(answers))) as Answer['offers'] });
    },
    delay,
  );
  // While a page is hydrated, it shows what was built, whenever that was.
  const [time, setTime] = useState(0);
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') retry();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [retry]);

  const answer = last?.query === query ? last.offers : null;
  const known = (sku: string) => {
    const offer = answer?.[sku];
    return typeof offer?.availableQuantity === 'number' || offer?.availableQuantity === null ? offer : null;
  };
  const priceOf = ({ sku, price, laterPrices }: Priced) => {
    const current = known(sku)?.price;
    if (current === null) return null;
    const later = laterPrices.filter(({ currencyCode }) => currencyCode === currency);
    return [current, price, ...later].find((each) => each && endOf(each) > time) ?? null;
  };
  const shown = variants.map((variant) => ({ sku: variant.sku, price: priceOf(variant) }));

  const end = Math.min(...shown.map(({ price }) => endOf(price)));
  useEffect(() => {
    if (end === Infinity) return undefined;
    const onEnd = () => {
      setTime(Date.now());
      retry();
    };
    const timer = setTimeout(onEnd, Math.min(Math.max(0, end - Date.now()), longest));
    return () => clearTimeout(timer);
  }, [end, time, retry]);

  const isNews = answer !== null || time > 0;
  const news = JSON.stringify(shown);
  useEffect(() => {
    if (isNews) tellPrices(JSON.parse(news) as typeof shown, currency);
  }, [isNews, news, currency]);

  return {
    now: (variant) => {
      const { availableQuantity } = known(variant.sku) ?? variant;
      return { ...variant, price: priceOf(variant), availableQuantity };
    },
    priceOf,
    isCurrent: (sku) => known(sku) !== null,
    refresh: retry,
  };
}

const queriesFor = (skus: readonly string[], country: string): readonly string[] =>
  Array.from({ length: Math.ceil(skus.length / maxSkus) }, (_, index) => {
    const some = skus.slice(index * maxSkus, (index + 1) * maxSkus);
    return new URLSearchParams([['country', country], ...some.map((sku) => ['sku', sku])]).toString();
  });

/** When a price ends, in milliseconds since 1970; never if that is not known. */
const endOf = (price: TimedPrice | null): number =>
  price?.validUntil ? Date.parse(price.validUntil) : Infinity;

/** Offers, and the queries that they answer: those for another country are of no use. */
interface Answer {
  readonly query: string;
  readonly offers: Partial<CurrentOffers>;
}
