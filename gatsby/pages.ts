import { mkdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { brand } from '../brands/build.ts';
import { addressBookPath, addressesOf, nextBook } from '../redirects/address-book.ts';
import { publishedFolder } from '../redirects/published-rules.ts';
import { storefrontDirectory } from '../stores/directory.ts';
import { cataloguePaths, optionalPages, ownPages } from '../stores/page-paths.ts';
import type { Language, StoreId } from '../stores/types.ts';
import { type PageKey, pathOf } from '../stores/urls.ts';
import { committedRows } from './catalogue-pages.ts';
import { ancestorsOf, keyOf } from './category-lists.ts';
import { buildEnvironment } from './environment.ts';
import { pageContextMaker } from './page-context.ts';
import { readPublishedAddresses, textOfBook } from './redirects/published-addresses.ts';
import { registerRedirects } from './redirects/register.ts';
import { sparePartsOf } from './spare-parts.ts';
import { sharePathOf } from './share-pictures/share-path.ts';

/** Gatsby types the errors of a query as `any`. */
type Query = (query: string) => Promise<{ readonly data?: Queries.PagesQuery; readonly errors?: unknown }>;

/** What has a template of its own: every page that is neither of the catalogue nor of `content/`. */
type Screen = Exclude<keyof typeof ownPages | keyof typeof optionalPages, `content/${string}`>;
const screens = Object.keys({ ...ownPages, ...optionalPages }).filter(
  (key): key is Screen => !key.includes('/'),
);
type TemplateName = Screen | 'product' | 'category' | 'content' | 'recall' | 'finder';

/** A picture's node; its digest changes with it. */
interface Picture {
  readonly internal: { readonly contentDigest: string };
}

/** Creates every page of the store in each of its languages: the fixed screens, the catalogue, and the content. */
export const createPages: NonNullable<GatsbyNode['createPages']> = async (args) => {
  const { actions } = args;
  const { data, errors } = await (args.graphql as Query)(pagesQuery);
  if (!data) throw new Error(`The pages cannot be listed: ${JSON.stringify(errors)}`);
  const { store, stores, pictureService, commercetools, isFirstBuild } = buildEnvironment();
  const pictures = { largeFormats: pictureService ? ['AVIF', 'WEBP'] : ['WEBP'] };
  // Gatsby's own types describe page keys, languages, and storefronts as plain strings.
  const pageKeysByStore = new Map(
    data.allStorefrontPages.nodes.map((node) => [node.storeId as StoreId, node.pageKeys as PageKey[]]),
  );
  const builtPages = Object.fromEntries([...pageKeysByStore].map(([id, keys]) => [id, new Set(keys)]));
  const contextOf = pageContextMaker({ store, stores, builtPages });
  const brandPicture = data.allBrandPicture.nodes[0];
  const create = (
    template: TemplateName,
    pageKey: PageKey,
    language: Language,
    queryArguments: object = {},
    picture: Picture | null = null,
  ) => {
    const shared = picture ?? brandPicture;
    const sharePicture = shared ? sharePathOf(shared.internal.contentDigest) : null;
    actions.createPage({
      path: pathOf(store, language, pageKey),
      component: resolve(`src/templates/${template}.tsx`),
      context: { ...contextOf(pageKey, language), sharePicture, language, ...queryArguments },
    });
  };

  const ownScreens = screens.filter((screen) => builtPages[store.id]?.has(screen));
  const ownVariants = new Map(
    data.allCommerceProduct.nodes.map(({ key, variants }) => [
      `product/${key}` as PageKey,
      variants.map(({ sku }) => sku),
    ]),
  );
  const published = await readPublishedAddresses(store, commercetools.apiUrl, isFirstBuild);
  args.reporter.info(published.said);
  const addresses = { ...addressesOf(store, cataloguePaths(committedRows())), ...published.book };
  const redirects = await registerRedirects(args, {
    addresses,
    store,
    stores,
    builtPages: pageKeysByStore,
    variants: new Map([[store.id, ownVariants]]),
  });
  await rm(`public${publishedFolder}`, { recursive: true, force: true });
  await mkdir(`public${publishedFolder}`, { recursive: true });
  await writeFile(`public${redirects.address}`, redirects.text);
  const book = nextBook(addresses, store, pageKeysByStore.get(store.id) ?? []);
  await writeFile(`public${addressBookPath}`, textOfBook(store, book));
  const { registration, taxNumber } = store.contact;
  const ownArguments: Partial<Record<Screen, object>> = {
    home: { ...pictures, story: brand.story ?? '' },
    'order-confirmation': { sellerNumbers: { registration, taxNumber }, parts: sparePartsOf(args) },
    stores: { storefronts: storefrontDirectory(stores) },
    'not-found': { redirectRules: redirects.address },
  };
  for (const language of store.languages) {
    for (const screen of ownScreens) create(screen, screen, language, ownArguments[screen]);
  }
  for (const product of data.allCommerceProduct.nodes) {
    const trailKeys = ancestorsOf(product.categoryKeys[0] ?? '');
    const queryArguments = { ...pictures, id: product.id, trailKeys };
    const pageKey = `product/${product.key}` as PageKey;
    create('product', pageKey, product.language as Language, queryArguments, product.cardPicture);
  }
  const categoryPictures = new Map(data.allCommerceCategory.nodes.map(({ key, picture }) => [key, picture]));
  for (const { id, categoryKey, language, number } of data.allCategoryList.nodes) {
    const trailKeys = ancestorsOf(categoryKey).slice(0, -1);
    const queryArguments = { ...pictures, id, key: categoryKey, trailKeys };
    const picture = categoryPictures.get(categoryKey);
    create('category', keyOf(categoryKey, number, store), language as Language, queryArguments, picture);
  }
  for (const { id, pageKey, language } of data.allFinder.nodes) {
    create('finder', pageKey as PageKey, language as Language, { id });
  }
  for (const { key, language, recall, lead } of data.allContentPage.nodes) {
    const queryArguments = { ...pictures, key };
    create(
      recall ? 'recall' : 'content',
      key as PageKey,
      language as Language,
      queryArguments,
      lead?.picture,
    );
  }
};

const pagesQuery = /* GraphQL */ `
  query Pages {
    allStorefrontPages {
      nodes {
        storeId
        pageKeys
      }
    }
    allCommerceProduct(filter: { kind: { ne: "gift-message" } }) {
      nodes {
        id
        key
        language
        categoryKeys
        variants {
          sku
        }
        cardPicture {
          internal {
            contentDigest
          }
        }
      }
    }
    allCommerceCategory {
      nodes {
        key
        picture {
          internal {
            contentDigest
          }
        }
      }
    }
    allBrandPicture(filter: { name: { eq: "home-hero" } }) {
      nodes {
        internal {
          contentDigest
        }
      }
    }
    allCategoryList {
      nodes {
        id
        categoryKey
        language
        number
      }
    }
    allFinder {
      nodes {
        id
        pageKey
        language
      }
    }
    allContentPage {
      nodes {
        key
        language
        recall {
          recalledOn
        }
        lead {
          picture {
            internal {
              contentDigest
            }
          }
        }
      }
    }
  }
`;
