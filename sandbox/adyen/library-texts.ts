import { readFileSync } from 'node:fs';

/**
 * What the browser library says in a locale, e.g. `sv-SE`, as far as a shopper of the card form and the drop-in meets
 * it. The library holds English itself, and takes every text that is missing here from there.
 */
export function libraryTexts(locale: string): unknown {
  // The locale stands in an address: nothing else may become a part of a path.
  if (!/^[a-z]{2}-[A-Z]{2}$/.test(locale)) return {};
  try {
    return JSON.parse(readFileSync(new URL(`./translations/${locale}.json`, import.meta.url), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
