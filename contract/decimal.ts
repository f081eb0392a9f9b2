import type { Money } from './money.ts';

/** An amount as machines read it, in the currency's main unit with all its decimals and a point: `189.00`, `1980`. */
export const decimalOf = ({ centAmount, fractionDigits }: Omit<Money, 'currencyCode'>): string =>
  (centAmount / 10 ** fractionDigits).toFixed(fractionDigits);
