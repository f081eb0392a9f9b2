import type { DemoCurrency } from './types.ts';

/** Typical shelf prices: from `from` on, they are `below` under a multiple of `step` (major units). */
interface PricePoint {
  readonly from: number;
  readonly step: number;
  readonly below: number;
}

interface PriceLevel {
  /** Local currency per US dollar, including taxes and the local price level. */
  readonly rate: number;
  /** Decimal places of the currency, from ISO 4217. */
  readonly fractionDigits: 0 | 2;
  /** Highest `from` first. */
  readonly points: readonly PricePoint[];
}

const cents = { fractionDigits: 2 } as const;
const whole = { fractionDigits: 0 } as const;

/** Example price levels of the demo shop; a real shop sets its own prices in each currency. */
const priceLevels: Record<Exclude<DemoCurrency, 'USD'>, PriceLevel> = {
  CAD: { ...cents, rate: 1.35, points: [at(50, 10, 1), at(0, 1, 0.05)] },
  EUR: { ...cents, rate: 0.95, points: [at(50, 10, 1), at(0, 1, 0.1)] },
  GBP: { ...cents, rate: 0.82, points: [at(50, 5, 0), at(0, 1, 0.1)] },
  SEK: { ...cents, rate: 10.4, points: [at(1000, 100, 1), at(0, 10, 1)] },
  AUD: { ...cents, rate: 1.5, points: [at(50, 10, 1), at(0, 1, 0.05)] },
  HKD: { ...cents, rate: 7.8, points: [at(500, 50, 1), at(0, 10, 1)] },
  JPY: { ...whole, rate: 150, points: [at(10_000, 500, 0), at(0, 10, 0)] },
  KRW: { ...whole, rate: 1350, points: [at(10_000, 1000, 0), at(0, 100, 0)] },
  PLN: { ...cents, rate: 4.2, points: [at(300, 50, 1), at(0, 5, 0.1)] },
  CZK: { ...cents, rate: 23.5, points: [at(1000, 100, 10), at(0, 10, 1)] },
  DKK: { ...cents, rate: 7.2, points: [at(500, 50, 1), at(0, 10, 1)] },
  HUF: { ...cents, rate: 375, points: [at(20_000, 1000, 10), at(0, 100, 10)] },
  TWD: { ...cents, rate: 31, points: [at(2000, 100, 20), at(0, 10, 1)] },
  CNY: { ...cents, rate: 7, points: [at(500, 50, 1), at(0, 10, 1)] },
};

function at(from: number, step: number, below: number): PricePoint {
  return { from, step, below };
}

/** Decimal places with which a currency (ISO 4217) of the demo shop is stored: 2 for USD, 0 for JPY. */
export function fractionDigitsOf(currency: string): number {
  const levels: Readonly<Record<string, PriceLevel>> = priceLevels;
  return levels[currency]?.fractionDigits ?? 2;
}

function localPrice(priceUsd: number, { rate, fractionDigits, points }: PriceLevel): number {
  if (priceUsd === 0) return 0;
  const converted = priceUsd * rate;
  const point = points.find(({ from }) => converted >= from) ?? at(0, 1, 0);
  const steps = Math.max(1, Math.round((converted + point.below) / point.step));
  return Math.round((steps * point.step - point.below) * 10 ** fractionDigits);
}

/**
 * The price of a product that costs `priceUsd` (major units, e.g. 14.95) in every currency of the demo shop, in minor
 * units, at price points that shoppers there are used to. A free product is free everywhere.
 */
export function pricesFor(priceUsd: number): Record<DemoCurrency, number> {
  const local = (currency: keyof typeof priceLevels) => localPrice(priceUsd, priceLevels[currency]);
  return {
    USD: Math.round(priceUsd * 100),
    CAD: local('CAD'),
    EUR: local('EUR'),
    GBP: local('GBP'),
    SEK: local('SEK'),
    AUD: local('AUD'),
    HKD: local('HKD'),
    JPY: local('JPY'),
    KRW: local('KRW'),
    PLN: local('PLN'),
    CZK: local('CZK'),
    DKK: local('DKK'),
    HUF: local('HUF'),
    TWD: local('TWD'),
    CNY: local('CNY'),
  };
}
