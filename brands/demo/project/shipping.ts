/** Both methods ship to every zone; the first is the default. Their days are working days, from when a parcel leaves. */
export const shippingMethods = [
  { key: 'standard', name: 'Standard', minDays: 3, maxDays: 5 },
  { key: 'express', name: 'Express', minDays: 1, maxDays: 2 },
] as const;

/**
 * A part of the world with one delivery price, in minor units of its currency; orders of at least `freeAbove`, after
 * discounts, ship free by standard.
 * @param countries ISO 3166-1 alpha-2
 */
const zone = (
  key: string,
  name: string,
  currency: string,
  countries: readonly string[],
  [standard, freeAbove, express]: readonly [standard: number, freeAbove: number, express: number],
) => ({
  ...{ key, name, currency, countries },
  rates: { standard: { price: standard, freeAbove }, express: { price: express, freeAbove: undefined } },
});

const euroCountries = 'DE FR ES IT NL AT BE HR EE FI IE LV LT LU PT SK SI CY GR'.split(' ');

/** Example shipping prices: standard, free from, express. */
export const zones = [
  zone('united-states', 'United States', 'USD', ['US'], [695, 7500, 1895]),
  zone('canada', 'Canada', 'CAD', ['CA'], [995, 10000, 2495]),
  zone('sweden', 'Sweden', 'SEK', ['SE'], [4900, 60000, 12900]),
  zone('europe', 'Europe', 'EUR', euroCountries, [490, 6000, 1290]),
  zone('poland', 'Poland', 'PLN', ['PL'], [1990, 25000, 4990]),
  zone('czechia', 'Czechia', 'CZK', ['CZ'], [11900, 150000, 29900]),
  zone('denmark', 'Denmark', 'DKK', ['DK'], [3900, 45000, 9900]),
  zone('hungary', 'Hungary', 'HUF', ['HU'], [199000, 2400000, 499000]),
  zone('united-kingdom', 'United Kingdom', 'GBP', ['GB'], [395, 5000, 995]),
  zone('australia', 'Australia', 'AUD', ['AU'], [995, 10000, 1995]),
  zone('hong-kong', 'Hong Kong', 'HKD', ['HK'], [5000, 60000, 12000]),
  zone('taiwan', 'Taiwan', 'TWD', ['TW'], [15000, 200000, 36000]),
  zone('china', 'China', 'CNY', ['CN'], [3500, 45000, 8000]),
  zone('south-korea', 'South Korea', 'KRW', ['KR'], [3000, 50000, 9000]),
  zone('japan', 'Japan', 'JPY', ['JP'], [660, 8000, 1320]),
];
