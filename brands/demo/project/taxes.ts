import type { ProjectTax } from '../../project-types.ts';

/* The rates are EXAMPLES: a real shop sets its own. */

/**
 * Example sales tax of each US state and DC: the state's base rate in percent, without counties and
 * cities.
 */
// prettier-ignore
const usStates: Record<string, number> = {
  AL: 4, AK: 0, AZ: 5.6, AR: 6.5, CA: 7.25, CO: 2.9, CT: 6.35, DE: 0, DC: 6, FL: 6, GA: 4, HI: 4, ID: 6, IL: 6.25,
  IN: 7, IA: 6, KS: 6.5, KY: 6, LA: 5, ME: 5.5, MD: 6, MA: 6.25, MI: 6, MN: 6.875, MS: 7, MO: 4.225, MT: 0, NE: 5.5,
  NV: 6.85, NH: 0, NJ: 6.625, NM: 4.875, NY: 8.875, NC: 4.75, ND: 5, OH: 5.75, OK: 4.5, OR: 0, PA: 6, RI: 7, SC: 6,
  SD: 4.2, TN: 7, TX: 6.25, UT: 6.1, VT: 6, VA: 5.3, WA: 6.5, WV: 6, WI: 5, WY: 4,
};

/** Example GST, HST and provincial tax together, in percent. */
// prettier-ignore
const canadianProvinces: Record<string, number> = {
  AB: 5, BC: 12, MB: 12, NB: 15, NL: 15, NS: 14, NT: 5, NU: 5, ON: 13, PE: 15, QC: 14.975, SK: 11, YT: 5,
};

/** Example VAT, GST, or consumption tax included in prices: standard and reduced percentage. */
// prettier-ignore
const includedTaxes: Record<string, readonly [standard: number, reduced: number]> = {
  SE: [25, 12], DE: [19, 7], GB: [20, 0], FR: [20, 5.5], ES: [21, 10], IT: [22, 10], NL: [21, 9],
  AU: [10, 0], HK: [0, 0], TW: [5, 5], CN: [13, 9], KR: [10, 10], JP: [10, 8],
  AT: [20, 10], BE: [21, 6], HR: [25, 13], CZ: [21, 12], DK: [25, 25], EE: [24, 9], FI: [25.5, 14], HU: [27, 5],
  IE: [23, 9], LV: [21, 12], LT: [21, 9], LU: [17, 8], PL: [23, 8], PT: [23, 6], SK: [23, 19], SI: [22, 9.5],
  CY: [19, 9], GR: [24, 13],
};

/** Percentages have at most four decimals; this prevents 8.875 % from becoming 0.08874999…. */
const share = (percent: number) => Math.round(percent * 10_000) / 1_000_000;

const added = (country: string, name: string, states: Record<string, number>): ProjectTax[] =>
  (['standard', 'reduced'] as const).flatMap((category) =>
    Object.entries(states).map(([state, percent]) => ({
      category,
      name: `${name} ${state} (example)`,
      amount: share(percent),
      includedInPrice: false,
      country,
      state,
    })),
  );

const included = Object.entries(includedTaxes).flatMap(([country, [standard, reduced]]): ProjectTax[] => {
  const rate = { name: `VAT ${country} (example)`, includedInPrice: true, country };
  return [
    { ...rate, category: 'standard', amount: share(standard) },
    { ...rate, category: 'reduced', amount: share(reduced) },
  ];
});

/** Every tax rate of the demo shop. */
export const taxRates: readonly ProjectTax[] = [
  ...added('US', 'Sales tax', usStates),
  ...added('CA', 'GST/HST/PST', canadianProvinces),
  ...included,
];
