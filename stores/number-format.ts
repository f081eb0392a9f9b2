const made = new Map<string, Intl.NumberFormat>();

/** A format of numbers in a locale (BCP 47), made once: that takes long, and a page writes many prices and ratings. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = made.get(key) ?? new Intl.NumberFormat(locale, options);
  made.set(key, format);
  return format;
}

/** A number as it is written in a locale (BCP 47). @param decimals how many at most. */
export const numberText = (value: number, decimals: number, locale: string): string =>
  numberFormat(locale, { maximumFractionDigits: decimals }).format(value);
