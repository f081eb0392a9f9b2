import { readFileSync } from 'node:fs';

/**
 * The browser library's texts in a locale, e.g. `sv-SE`, limited to those a shopper sees in the card form and the
 * drop-in. The library includes English itself and uses it for every text that is missing here.
 */
export function libraryTexts(locale: string): unknown {
  // The locale comes from an address, so nothing else may become part of a path.
  if (!/^[a-z]{2}-[A-Z]{2}$/.test(locale)) return {};
  try {
    return JSON.parse(readFileSync(new URL(`./translations/${locale}.json`, import.meta.url), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
