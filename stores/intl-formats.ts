/** Makes what takes long to make once for each locale (BCP 47) and options: a page writes many prices, ratings, and dates. */
function madeOnce<Options extends readonly unknown[], Format>(
  Kind: new (locale: string, ...options: Options) => Format,
) {
  const made = new Map<string, Format>();
  return (locale: string, ...options: Options): Format => {
    const key = JSON.stringify([locale, ...options]);
    const format = made.get(key) ?? new Kind(locale, ...options);
    made.set(key, format);
    return format;
  };
}

export const numberFormat = madeOnce(Intl.NumberFormat);
export const dateFormat = madeOnce(Intl.DateTimeFormat);
export const listFormat = madeOnce(Intl.ListFormat);
export const displayNames = madeOnce(Intl.DisplayNames);

/** A number as it is written in a locale (BCP 47). @param decimals how many at most. */
export const numberText = (value: number, decimals: number, locale: string): string =>
  numberFormat(locale, { maximumFractionDigits: decimals }).format(value);
