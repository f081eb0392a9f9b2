import { fractionDigitsOf } from 'storefront-sandbox';

/** Typical shelf prices: from `from` on, they are `below` under a multiple of `step` (major units). */
type PricePoint = readonly [from: number, step: number, below: number];

/** Local currency per US dollar, including taxes and the local price level, and the points with the highest `from` first. */
type PriceLevel = readonly [rate: number, ...points: readonly PricePoint[]];

/** Example price levels of the demo shop; a real shop sets its own prices in each currency. */
const priceLevels = {
  USD: [1, [0, 0.01, 0]],
  CAD: [1.35, [50, 10, 1], [0, 1, 0.05]],
  EUR: [0.95, [50, 10, 1], [0, 1, 0.1]],
  GBP: [0.82, [50, 5, 0], [0, 1, 0.1]],
  SEK: [10.4, [1000, 100, 1], [0, 10, 1]],
  AUD: [1.5, [50, 10, 1], [0, 1, 0.05]],
  HKD: [7.8, [500, 50, 1], [0, 10, 1]],
  JPY: [150, [10_000, 500, 0], [0, 10, 0]],
  KRW: [1350, [10_000, 1000, 0], [0, 100, 0]],
  PLN: [4.2, [300, 50, 1], [0, 5, 0.1]],
  CZK: [23.5, [1000, 100, 10], [0, 10, 1]],
  DKK: [7.2, [500, 50, 1], [0, 10, 1]],
  HUF: [375, [20_000, 1000, 10], [0, 100, 10]],
  TWD: [31, [2000, 100, 20], [0, 10, 1]],
  CNY: [7, [500, 50, 1], [0, 10, 1]],
} as const satisfies Readonly<Record<string, PriceLevel>>;
export type DemoCurrency = keyof typeof priceLevels;

/** Currencies the demo shop sells in (ISO 4217). */
export const currencies = Object.keys(priceLevels) as readonly DemoCurrency[];

function localPrice(priceUsd: number, currency: DemoCurrency): number {
  if (priceUsd === 0) return 0;
  const [rate, ...points]: PriceLevel = priceLevels[currency];
  const converted = priceUsd * rate;
  const [, step, below] = points.find(([from]) => converted >= from) ?? [0, 1, 0];
  const steps = Math.max(1, Math.round((converted + below) / step));
  return Math.round((steps * step - below) * 10 ** fractionDigitsOf(currency));
}

/**
 * The price of a product that costs `priceUsd` (major units, e.g. 14.95) in every currency of the demo shop, in minor
 * units, at price points that shoppers there are used to. A free product is free everywhere.
 */
export const pricesFor = (priceUsd: number): Record<DemoCurrency, number> =>
  Object.fromEntries(currencies.map((currency) => [currency, localPrice(priceUsd, currency)])) as Record<
    DemoCurrency,
    number
  >;
