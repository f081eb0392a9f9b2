/**
 * Where ISO 4217 and the formatting data of JavaScript engines disagree: forints are displayed, but not stored, without
 * fillér.
 */
const exceptions: Readonly<Record<string, number>> = { HUF: 2 };

/** Decimal places of a currency (ISO 4217): 2 for USD, 0 for JPY. */
export function fractionDigitsOf(currencyCode: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode });
  return exceptions[currencyCode] ?? format.resolvedOptions().maximumFractionDigits ?? 2;
}
