import { join } from 'node:path';
import { indexedFrom, type KlevuSeed, publishedBy, type SandboxSeed } from 'storefront-sandbox';
import { brand } from '../brands/build.ts';
import type { BrandSeed } from '../brands/types.ts';
import { catalogueOf } from '../commerce/catalogue.ts';
import { builtPagesOf } from '../gatsby/built-pages.ts';
import { currentPages } from '../gatsby/catalogue-pages.ts';
import { readContent, unpublishedPages } from '../gatsby/content/read-content.ts';
import { contentOf } from '../gatsby/content/storefront-content.ts';
import { attributesOf } from '../gatsby/feeds/klevu/attributes.ts';
import { recordsOf } from '../gatsby/feeds/klevu/records.ts';
import { localizerOf } from '../gatsby/localize.ts';
import { readTexts, textsIn, translationIn } from '../gatsby/read-texts.ts';
import { cataloguePaths } from '../stores/page-paths.ts';
import type { Store } from '../stores/types.ts';
import { pageKeysOf } from '../stores/urls.ts';

type CommerceSeed = NonNullable<SandboxSeed['commercetools']>;

/**
 * What the search index of each storefront and language has to contain: what builds write to `/feeds/klevu.json`, with
 * addresses that are paths, because the storefronts are on this machine.
 * @returns by the origin at which browsers reach the sandbox.
 */
export async function searchContents(commerceSeed: CommerceSeed) {
  const written = await readContent(join(brand.folder, 'content'));
  const translations = await Promise.all(brand.storefronts.map(translationsOf));
  return (publicUrl: string) => {
    const published = publishedBy(commerceSeed, publicUrl);
    // Also before a build has asked commercetools for its slugs.
    const paths = cataloguePaths(currentPages(published).rows);
    const stores = brand.storefronts.map((store) => ({ ...store, paths: { ...store.paths, ...paths } }));
    const builtPages = builtPagesOf(stores, published, unpublishedPages(written, pageKeysOf(brand)));
    return stores.flatMap((store, index) => {
      const own = new Set(builtPages.get(store.id));
      const { pages } = contentOf(store, own, written);
      const english = catalogueOf(published, 'en', store.countries);
      return (translations[index] ?? []).flatMap(({ language, labels, t, localize }) => {
        const apiKey = store.searchKeys[language];
        if (apiKey === undefined) return [];
        const isEnglish = language === 'en';
        const records = recordsOf({
          ...{ store, language, t, localize, origin: '' },
          catalogue: isEnglish ? english : catalogueOf(published, language, store.countries),
          english: isEnglish ? null : english,
          pages: (pages.get(language) ?? []).filter(({ key }) => own.has(key)),
        });
        const attributes = attributesOf(brand.catalogue, labels);
        return [{ apiKey, store, language, records: [...records], attributes }];
      });
    });
  };
}

/** What a storefront's records are written with, in each of its languages. */
function translationsOf(store: Store) {
  const localize = localizerOf(store, false);
  const texts = readTexts({ languages: store.languages, localize });
  return Promise.all(
    store.languages.map(async (language) => ({
      language,
      t: await translationIn(texts, language),
      labels: textsIn(texts, language, 'product'),
      localize: (text: string) => localize(text, language),
    })),
  );
}

/**
 * The search indexes of all storefronts and languages, by the public API key of each.
 * @param consoleOf what the merchant has set for the index of a storefront in one of its languages.
 */
export async function searchIndexes(
  commerceSeed: CommerceSeed,
  consoleOf: BrandSeed['klevu'],
): Promise<KlevuSeed> {
  const contentsAt = await searchContents(commerceSeed);
  return {
    indexes: (publicUrl) =>
      Object.fromEntries(
        contentsAt(publicUrl).map(({ apiKey, store, language, records, attributes }) => {
          const filled = indexedFrom(records, attributes, isList);
          const set = consoleOf(store, language);
          return [apiKey, { language, ...filled, ...set, labels: { ...filled.labels, ...set.labels } }];
        }),
      ),
  };
}

/** Lists can be browsed, but are no categories to filter by. */
const isList = (id: string): boolean => id.startsWith('category/selected/');
