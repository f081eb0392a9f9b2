import type { Store } from '../../stores/types.ts';
import { isPageKey, pathOf } from '../../stores/urls.ts';
import { colors } from '../catalogue/colors.ts';
import type {
  DemoCategory,
  DemoCurrency,
  DemoProduct,
  DemoVariant,
  MaterialKey,
} from '../catalogue/types.ts';

/** One product of a store's index: what the search service knows and, but for the last block, answers. */
export interface IndexedProduct {
  /** The product's key. */
  readonly id: string;
  readonly itemGroupId: string;
  readonly name: string;
  /** Path of the product's page. */
  readonly url: string;
  readonly imageUrl: string;
  /** Decimal text in major units, e.g. `189.00`; yen and won have no decimals. */
  readonly price: string;
  readonly salePrice: string;
  /** ISO 4217. */
  readonly currency: string;
  /** The variant on the picture: the first one on stock, or the first. */
  readonly sku: string;
  readonly brand: string;
  /** Name of the main category. */
  readonly category: string;
  /** Names from the root to the main category, separated by `;`. */
  readonly categoryPath: string;
  readonly color: readonly string[];
  readonly material: readonly string[];
  /** 0 to 5, or null when nobody rated it. */
  readonly rating: number | null;
  readonly ratingCount: number;
  readonly inStock: 'yes' | 'no';
  readonly shortDesc: string;
  /** ISO date. */
  readonly launchedOn: string;

  /** Every category the product stands in, as name paths like `categoryPath`. */
  readonly categoryPaths: readonly string[];
  readonly features: readonly string[];
  /** Ids of accessories and companions, best first. */
  readonly related: readonly string[];
}

/** Prices of one US dollar amount in every demo currency, in minor units. */
export type PricesFor = (priceUsd: number) => Readonly<Record<DemoCurrency, number>>;

/** What the index of one store is made from. */
export interface RecordSource {
  readonly categories: readonly DemoCategory[];
  readonly products: readonly DemoProduct[];
  readonly pricesFor: PricesFor;
  readonly brandName: string;
  /** Origin of the sandbox, which serves the pictures; no trailing slash. */
  readonly publicUrl: string;
}

const materialNames: Readonly<Record<MaterialKey, string>> = {
  cotton: 'Cotton',
  woven: 'Woven',
  jersey: 'Jersey',
  mesh: 'Mesh',
  silicone: 'Silicone',
  plastic: 'Plastic',
  wood: 'Wood',
  paper: 'Paper',
};

/**
 * The indexes of all stores, by the API key of each: every product that has a page, but for the gift message,
 * which nobody looks for.
 */
export function recordsByApiKey(
  stores: readonly Store[],
  source: RecordSource,
): Readonly<Record<string, readonly IndexedProduct[]>> {
  return Object.fromEntries(stores.map((store) => [store.searchKey, recordsOf(store, source)]));
}

function recordsOf(store: Store, source: RecordSource): readonly IndexedProduct[] {
  const currency = store.countries[0].currency;
  return source.products
    .filter((product) => product.kind !== 'gift-message')
    .flatMap((product) => {
      const page = `product/${product.key}`;
      return isPageKey(page) ? recordOf(product, pathOf(store.defaultLanguage, page), currency, source) : [];
    });
}

function recordOf(product: DemoProduct, url: string, currency: string, source: RecordSource): IndexedProduct {
  const shown = shownVariant(product);
  const price = decimalPrice(source.pricesFor(shown.priceUsd ?? product.priceUsd), currency);
  const categoryPaths = product.categories
    .filter((key) =>
      source.categories.some((category) => category.key === key && category.kind === 'product'),
    )
    .map((key) => namePath(key, source.categories));
  const categoryPath = namePath(product.categories[0], source.categories);
  return {
    id: product.key,
    itemGroupId: product.key,
    name: product.name,
    url,
    imageUrl: `${source.publicUrl}/assets/${shown.sku}-front-medium.png`,
    price,
    salePrice: price,
    currency,
    sku: shown.sku,
    brand: source.brandName,
    category: categoryPath.split(';').at(-1) ?? categoryPath,
    categoryPath,
    color: distinct(product.variants.map(({ color }) => color && colors[color].name)),
    material: distinct(product.variants.map(({ material }) => material && materialNames[material])),
    rating: product.rating?.average ?? null,
    ratingCount: product.rating?.count ?? 0,
    inStock: product.variants.some((variant) => variant.stock > 0) ? 'yes' : 'no',
    shortDesc: product.tagline,
    launchedOn: product.launchedOn,
    categoryPaths,
    features: product.features,
    related: product.related,
  };
}

function shownVariant(product: DemoProduct): DemoVariant {
  return product.variants.find((variant) => variant.stock > 0) ?? product.variants[0];
}

/** @throws RangeError when the demo has no prices in the currency. */
function decimalPrice(prices: Readonly<Partial<Record<string, number>>>, currency: string): string {
  const minorUnits = prices[currency];
  if (minorUnits === undefined) throw new RangeError(`The demo catalogue has no prices in ${currency}`);
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  const fractionDigits = digits.maximumFractionDigits ?? 2;
  return (minorUnits / 10 ** fractionDigits).toFixed(fractionDigits);
}

function namePath(categoryKey: string, categories: readonly DemoCategory[]): string {
  const segments = categoryKey.split('/');
  return segments
    .map((segment, index) => {
      const key = segments.slice(0, index + 1).join('/');
      return categories.find((category) => category.key === key)?.name ?? segment;
    })
    .join(';');
}

const distinct = (values: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(values.filter((value) => value !== undefined)),
];
