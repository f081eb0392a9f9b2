import type { DirectoryEntry } from '../../../stores/directory.ts';
import type { Alternate } from '../../../stores/alternates.ts';

const entry = (
  storeId: DirectoryEntry['storeId'],
  country: string,
  currency: string,
  languages: readonly string[],
): DirectoryEntry => ({
  country,
  currency,
  storeId,
  tax: { included: true, name: 'vat' },
  homes: languages.map((language, index) => ({
    language,
    href: `https://${storeId}.example/${index === 0 ? '' : `${language.toLowerCase()}/`}`,
  })),
});

/** A directory for tests: four storefronts, one of which, the European one, sells in several countries. */
export const directoryFixture: readonly DirectoryEntry[] = [
  entry('us', 'us', 'USD', ['en']),
  entry('gb', 'gb', 'GBP', ['en']),
  entry('hk', 'hk', 'HKD', ['en', 'zh-Hant']),
  entry('kr', 'kr', 'KRW', ['ko', 'en']),
  entry('eu', 'ie', 'EUR', ['en']),
  entry('eu', 'at', 'EUR', ['de', 'en']),
  entry('eu', 'pl', 'PLN', ['en', 'de']),
];

/** Writes a page's addresses elsewhere into the document, as its HTML has them. */
export function writeAlternates(alternates: readonly Alternate[]): void {
  for (const alternate of alternates)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'alternate', ...alternate }));
}
