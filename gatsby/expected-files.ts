import type { ProductProjection } from '@commercetools/platform-sdk';
import type { PublishedCatalogue } from '../commerce/catalogue.ts';
import { isSoldIn } from '../commerce/catalogue-mapping.ts';
import { variantsOf } from '../commerce/mapping/components.ts';
import type { ExpectedFiles } from '../hosts/host-limits.ts';
import { partsFor } from '../src/choices/product-parts.ts';
import { deliversToJapan } from '../src/checkout/postal-codes/look-ups.ts';
import type { Store } from '../stores/types.ts';
import { builtPagesOf } from './built-pages.ts';

/** Of a page: its HTML and its data. */
const perPage = 2;
/** Of a picture, if builds make them: two sizes in two formats for cards, two in one format for product pages. */
const perPicture = 6;
/** What no page has for itself: scripts, styles, fonts, feeds, sitemaps, texts; about so many in the demo. */
const ofAllPages = 150;
/** A file for each of the first three digits of a postal code. */
const ofJapan = 1000;

/**
 * How many files the build of a storefront is going to write, within a few percent: what its catalogue says, before anything is
 * built.
 * @param makesPictures whether the build makes files of pictures (`IMAGES=files`).
 */
export function expectedFiles(
  store: Store,
  catalogue: PublishedCatalogue,
  makesPictures: boolean,
): ExpectedFiles {
  const { languages, countries } = store;
  const sold = catalogue.products.filter((product) => isSoldIn(product, countries));
  // The list of pages that this process knows may be older than the catalogue.
  const others = builtPagesOf([store], catalogue)
    .get(store.id)
    ?.filter((key) => !key.startsWith('product/'));
  const pages = sold.length + (others?.length ?? 0);
  const pictures = makesPictures ? perPicture * new Set(sold.flatMap(picturesOf)).size : 0;
  const shared = new Set(sold.flatMap((product) => picturesOf(product)[0] ?? [])).size;
  const reviewed = sold.filter(({ reviewRatingStatistics }) => reviewRatingStatistics).length;
  return {
    products: sold.length,
    languages: languages.length,
    files:
      ofAllPages +
      (deliversToJapan(store) ? ofJapan : 0) +
      languages.length * (pages * perPage + partsFor(sold.length)) +
      reviewed +
      shared +
      pictures,
    pictures,
    // All products of a language may be in one folder, as those of a shop without categories are.
    inFolder: sold.length,
  };
}

const picturesOf = (product: ProductProjection): string[] =>
  variantsOf(product).flatMap(({ images = [] }) => images.map(({ url }) => url));
