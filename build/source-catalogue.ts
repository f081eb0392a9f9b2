import type { SourceNodesArgs } from 'gatsby';
import type { CommerceCategory, CommerceProduct } from '../api/commerce/catalogue-mapping.ts';
import { isPageKey, pathOf, type PageKey } from '../stores/urls.ts';
import type { Language } from '../stores/types.ts';
import type { FetchPicture } from './source-pictures.ts';

/** @throws Error when there is nothing to sell or a page has no address; such a build must not be published. */
export function checkCatalogue(
  products: readonly CommerceProduct[],
  categories: readonly CommerceCategory[],
): void {
  if (products.length === 0) throw new Error('The catalogue is empty: no product has a price in this store.');
  const homeless = [
    ...products.map(({ key }) => `product/${key}`),
    ...categories.filter(hasPage).map(({ key }) => `category/${key}`),
  ].filter((key) => !isPageKey(key));
  if (homeless.length > 0) {
    throw new Error(
      `These pages have no path in stores/page-paths/: ${homeless.join(', ')}. Add a line for each.`,
    );
  }
}

/** The root that gathers the curated lists is no page itself. */
export function hasPage(category: Pick<CommerceCategory, 'key'>): boolean {
  return category.key !== 'selected';
}

/** Turns the catalogue into Gatsby nodes with the addresses of this language. */
export async function createCatalogueNodes(
  args: SourceNodesArgs,
  catalogue: {
    readonly products: readonly CommerceProduct[];
    readonly categories: readonly CommerceCategory[];
  },
  language: Language,
  fetchPicture: FetchPicture,
): Promise<void> {
  for (const category of catalogue.categories.filter(hasPage)) {
    createNode(args, 'CommerceCategory', category.key, {
      ...category,
      path: pathOf(language, `category/${category.key}` as PageKey),
    });
  }
  await Promise.all(
    catalogue.products.map(async (product) => {
      const variants = await Promise.all(
        product.variants.map((variant) => withPictures(variant, fetchPicture)),
      );
      const shown = variants.find(({ availableQuantity }) => availableQuantity !== 0) ?? variants[0];
      const pictureOf = (view: string) =>
        shown?.pictures.find((picture) => picture.view === view)?.fileId ?? null;
      createNode(args, 'CommerceProduct', product.key, {
        ...product,
        path: pathOf(language, `product/${product.key}` as PageKey),
        variants,
        cardPictureId: pictureOf('front'),
        secondCardPictureId: pictureOf('home'),
      });
    }),
  );
}

async function withPictures(variant: CommerceProduct['variants'][number], fetchPicture: FetchPicture) {
  const { images, ...rest } = variant;
  const pictures = await Promise.all(
    images.map(async ({ url, view }) => ({ view, fileId: await fetchPicture(url) })),
  );
  return { ...rest, pictures };
}

/** One node of ours; `fields` without `id`, `parent`, `children` and `internal`, which Gatsby owns. */
export function createNode(args: SourceNodesArgs, type: string, key: string, fields: object): void {
  void args.actions.createNode({
    ...fields,
    id: args.createNodeId(`${type} ${key}`),
    parent: null,
    children: [],
    internal: { type, contentDigest: args.createContentDigest(fields) },
  });
}
