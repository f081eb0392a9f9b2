/**
 * Where ISO 4217 and the formatting data of JavaScript engines disagree: forints are displayed, but not stored, without
 * fillér.
 */
const exceptions: Readonly<Record<string, number>> = { HUF: 2 };

/** Those already looked up: making a formatter takes longer than everything else in a cart's total. */
const known = new Map<string, number>();

/** Decimal places of a currency (ISO 4217): 2 for USD, 0 for JPY. */
export function fractionDigitsOf(currencyCode: string): number {
  const found = known.get(currencyCode);
  if (found !== undefined) return found;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode });
  const digits = exceptions[currencyCode] ?? format.resolvedOptions().maximumFractionDigits ?? 2;
  known.set(currencyCode, digits);
  return digits;
}
