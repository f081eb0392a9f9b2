import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { TimedPrice } from '../../contract/product.ts';
import type { Language } from '../../stores/types.ts';
import type { PictureData } from '../components/picture.tsx';
import type { CardFacts } from '../components/product-tile.tsx';
import { pictureAt } from '../components/remote-picture.tsx';
import { useRequest } from '../components/use-request.ts';
import { useLanguage } from '../i18n/use-locale.ts';
import { getJson } from '../recovery/get-json.ts';
import { useCurrency } from '../shop/shop-context.tsx';
import { partOf, productPartPath } from './product-parts.ts';
import { type ProductRecord, productRecordSchema } from './product-record.ts';

/** Set by the build: how many files of products there are in each language. */
declare const __PRODUCT_PARTS__: number;

/** A product as the build knew it, in the page's language and the visitor's currency. */
export interface KnownProduct extends CardFacts {
  readonly key: string;
  /** The first category it is in; null if it is in none. */
  readonly categoryKey: string | null;
  /** Of the variant in the picture. */
  readonly sku: string;
  readonly picture: PictureData | null;
  /** What its page says of it in tables, in that order. The `key` is the same for the same fact of another product. */
  readonly facts: readonly { readonly key: string; readonly name: string; readonly value: string }[];
  /** Those that are sold in the currency. What they cost now, and how many there are, `/api/offers` knows. */
  readonly variants: readonly KnownVariant[];
}

export interface KnownVariant {
  readonly sku: string;
  /** What distinguishes it from the others, e.g. `Sand, Woven`; empty if nothing does. */
  readonly label: string;
  /** A CSS color, or null. */
  readonly color: string | null;
  readonly price: TimedPrice;
  readonly laterPrices: readonly TimedPrice[];
  /** Null if it is not counted. */
  readonly availableQuantity: number | null;
}

interface KnownProducts {
  /** By key, in the order of the keys, without those that do not exist or are not sold in the currency; null until it is known. */
  readonly products: ReadonlyMap<string, KnownProduct> | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

const addressOf = (key: string, language: Language): string =>
  productPartPath(language, partOf(key, __PRODUCT_PARTS__), __PRODUCT_PARTS__);

/** The files that this document has read, by address. */
const read = new Map<string, readonly ProductRecord[]>();

/** Looks products up by their keys, as somebody who opens a link with keys has to. */
export function useKnownProducts(keys: readonly string[]): KnownProducts {
  const { t } = useTranslation('product');
  const language = useLanguage();
  const currency = useCurrency();
  const missing = [...new Set(keys.map((key) => addressOf(key, language)))].filter(
    (address) => !read.has(address),
  );
  const { status, retry } = useRequest(missing.length > 0 ? missing.join(' ') : null, (signal) =>
    Promise.all(
      missing.map(async (address) => {
        read.set(address, z.array(productRecordSchema).parse(await getJson(address, { signal })));
      }),
    ),
  );
  const isKnown = missing.length === 0;
  const list = keys.join(' ');
  const products = useMemo(() => {
    if (!isKnown) return null;
    const found = list.split(' ').flatMap((key) => {
      const record = read.get(addressOf(key, language))?.find((each) => each.key === key);
      return (record && productIn(record, currency, t)) ?? [];
    });
    return new Map(found.map((product) => [product.key, product]));
  }, [isKnown, list, language, currency, t]);
  return { products, failed: status === 'failed', retry };
}

/** A product as sold in a currency (ISO 4217), or null if it is not. */
function productIn(record: ProductRecord, currency: string, t: TFunction<'product'>): KnownProduct | null {
  const { offers, cardSku, picture, facts, measures, cleaning, materials, variants, ...product } = record;
  const offer = offers.find(({ price }) => price.currencyCode === currency);
  if (!offer) return null;
  return {
    ...product,
    ...offer,
    sku: cardSku,
    picture: picture && pictureAt(picture, [360, 640]),
    facts: [
      ...facts.map(({ key, text }) => ({ key, name: t(`facts.${key as 'age'}`), value: text })),
      // A measure may have the key of a fact, e.g. the weight of a carrier and that of whom it carries.
      ...measures.map(({ key, name, text }) => ({ key: `measures.${key}`, name, value: text })),
      { key: 'cleaning', name: t('cleaning'), value: cleaning.join(' · ') },
      { key: 'materials', name: t('materials'), value: materials.join(' · ') },
    ].filter(({ value }) => value !== ''),
    variants: variants.flatMap(({ prices, ...variant }) => {
      const price = prices.find(({ currencyCode }) => currencyCode === currency);
      return price ? [{ ...variant, price }] : [];
    }),
  };
}
