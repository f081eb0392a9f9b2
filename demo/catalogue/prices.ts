import { fractionDigitsOf } from 'storefront-sandbox';

/** Typical shelf prices: from `from` on, they are `below` under a multiple of `step` (major units). */
interface PricePoint {
  readonly from: number;
  readonly step: number;
  readonly below: number;
}

interface PriceLevel {
  /** Local currency per US dollar, including taxes and the local price level. */
  readonly rate: number;
  /** Highest `from` first. */
  readonly points: readonly PricePoint[];
}

/** Example price levels of the demo shop; a real shop sets its own prices in each currency. */
const priceLevels = {
  USD: { rate: 1, points: [at(0, 0.01, 0)] },
  CAD: { rate: 1.35, points: [at(50, 10, 1), at(0, 1, 0.05)] },
  EUR: { rate: 0.95, points: [at(50, 10, 1), at(0, 1, 0.1)] },
  GBP: { rate: 0.82, points: [at(50, 5, 0), at(0, 1, 0.1)] },
  SEK: { rate: 10.4, points: [at(1000, 100, 1), at(0, 10, 1)] },
  AUD: { rate: 1.5, points: [at(50, 10, 1), at(0, 1, 0.05)] },
  HKD: { rate: 7.8, points: [at(500, 50, 1), at(0, 10, 1)] },
  JPY: { rate: 150, points: [at(10_000, 500, 0), at(0, 10, 0)] },
  KRW: { rate: 1350, points: [at(10_000, 1000, 0), at(0, 100, 0)] },
  PLN: { rate: 4.2, points: [at(300, 50, 1), at(0, 5, 0.1)] },
  CZK: { rate: 23.5, points: [at(1000, 100, 10), at(0, 10, 1)] },
  DKK: { rate: 7.2, points: [at(500, 50, 1), at(0, 10, 1)] },
  HUF: { rate: 375, points: [at(20_000, 1000, 10), at(0, 100, 10)] },
  TWD: { rate: 31, points: [at(2000, 100, 20), at(0, 10, 1)] },
  CNY: { rate: 7, points: [at(500, 50, 1), at(0, 10, 1)] },
} as const satisfies Readonly<Record<string, PriceLevel>>;
export type DemoCurrency = keyof typeof priceLevels;

/** Currencies the demo shop sells in (ISO 4217). */
export const currencies = Object.keys(priceLevels) as readonly DemoCurrency[];

function at(from: number, step: number, below: number): PricePoint {
  return { from, step, below };
}

function localPrice(priceUsd: number, currency: DemoCurrency): number {
  if (priceUsd === 0) return 0;
  const { rate, points }: PriceLevel = priceLevels[currency];
  const converted = priceUsd * rate;
  const point = points.find(({ from }) => converted >= from) ?? at(0, 1, 0);
  const steps = Math.max(1, Math.round((converted + point.below) / point.step));
  return Math.round((steps * point.step - point.below) * 10 ** fractionDigitsOf(currency));
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
