import type { SourceNodesArgs } from 'gatsby';
import type { Catalogue } from '../api/commerce/catalogue.ts';
import type { CommerceCategory, CommerceProduct } from '../api/commerce/catalogue-mapping.ts';
import type { Language, Store } from '../stores/types.ts';
import { isPageKey, type PageKey, pathOf } from '../stores/urls.ts';
import type { FetchPicture } from './source-pictures.ts';

/** @throws Error when there is nothing to sell or a page has no address; such a build must not be published. */
export function checkCatalogue({ products, categories }: Catalogue): void {
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

/** What the nodes of a catalogue are made with. */
interface CatalogueSettings {
  readonly store: Store;
  readonly language: Language;
  /** Changes every text that shoppers read. */
  readonly say: (text: string) => string;
  readonly fetchPicture: FetchPicture;
}

/** Turns a catalogue into Gatsby nodes with the texts and addresses of a language. */
export async function createCatalogueNodes(
  args: SourceNodesArgs,
  catalogue: Catalogue,
  { store, language, say, fetchPicture }: CatalogueSettings,
): Promise<void> {
  for (const category of catalogue.categories.filter(hasPage)) {
    createNode(args, 'CommerceCategory', `${language} ${category.key}`, {
      ...category,
      name: say(category.name),
      description: say(category.description),
      language,
      path: pathOf(store, language, `category/${category.key}` as PageKey),
    });
  }
  await Promise.all(
    catalogue.products.map(async (product) => {
      const variants = await Promise.all(
        product.variants.map((variant) => variantNode(variant, { say, fetchPicture })),
      );
      const shown = variants.find(({ availableQuantity }) => availableQuantity !== 0) ?? variants[0];
      const pictureOf = (view: string) =>
        shown?.pictures.find((picture) => picture.view === view)?.fileId ?? null;
      createNode(args, 'CommerceProduct', `${language} ${product.key}`, {
        ...product,
        ...textsOf(product, say),
        language,
        path: pathOf(store, language, `product/${product.key}` as PageKey),
        variants,
        cardPictureId: pictureOf('front'),
        secondCardPictureId: pictureOf('home'),
      });
    }),
  );
}

function textsOf(product: CommerceProduct, say: (text: string) => string) {
  return {
    name: say(product.name),
    tagline: say(product.tagline),
    description: product.description.split('\n\n').map(say).join('\n\n'),
    features: product.features.map(say),
    measurements: product.measurements.map(({ label, value }) => ({ label: say(label), value })),
    materials: product.materials.map(say),
    care: product.care.map(say),
    inTheBox: product.inTheBox.map(say),
  };
}

async function variantNode(
  variant: CommerceProduct['variants'][number],
  { say, fetchPicture }: Pick<CatalogueSettings, 'say' | 'fetchPicture'>,
) {
  const { images, color, material, ...rest } = variant;
  const pictures = await Promise.all(
    images.map(async ({ url, view }) => ({ view, fileId: await fetchPicture(url) })),
  );
  return {
    ...rest,
    color: color && { ...color, name: say(color.name) },
    material: material && { ...material, name: say(material.name) },
    pictures,
  };
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
