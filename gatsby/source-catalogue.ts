import { setImmediate } from 'node:timers/promises';
import type { SourceNodesArgs } from 'gatsby';
import type { TFunction } from 'i18next';
import { brand } from '../brands/build.ts';
import type { Catalogue } from '../commerce/catalogue.ts';
import { type CommerceProduct, hasPage, isSoldAlone } from '../commerce/catalogue-mapping.ts';
import { type Choice, hexOf } from '../contract/product.ts';
import type { Review } from '../contract/review.ts';
import { cataloguePagesFile } from '../stores/catalogue-pages.ts';
import { measurementSystemOf } from '../stores/measures/format-measure.ts';
import type { Language, Store } from '../stores/types.ts';
import { isPageKey, type PageKey, pathOf } from '../stores/urls.ts';
import { cardOffersOf, rowOf } from './card-offers.ts';
import { categoryLists, isAccessory, keyOf, productsByCategory } from './category-lists.ts';
import { factTextsOf } from './fact-texts.ts';
import { homeListsOf, mostRatedFirst } from './home-lists.ts';
import { manualOf, videoOf } from './product-files.ts';
import type { QuestionsOf } from './questions.ts';
import { reviewsOnPage } from './reviews.ts';
import type { SourcePicture } from './source-pictures.ts';

/** @throws Error if there is nothing to sell or a page has no address; such a build must not be published. */
export function checkCatalogue({ products, categories }: Catalogue, store: Store): void {
  if (products.length === 0) throw new Error('The catalogue is empty: no product has a price in this store.');
  const withoutAddress = [
    ...products.filter(isSoldAlone).map(({ key }) => `product/${key}`),
    ...categories.filter(hasPage).map(({ key }) => `category/${key}`),
  ].filter((key) => !isPageKey(store, key));
  if (withoutAddress.length > 0) {
    throw new Error(
      `${cataloguePagesFile} does not have ${withoutAddress.join(', ')}: the catalogue has changed in the meantime. Build again.`,
    );
  }
}

interface PictureFields {
  /** The view of the product it shows, such as `front` or `use`; `scene` if it shows a category. */
  readonly view: string;
  /** The color that stands for the variant (`#rrggbb`), or null: the background while the picture loads. */
  readonly tint: string | null;
}

interface CatalogueSettings {
  readonly store: Store;
  readonly language: Language;
  /** The texts that all pages share, in the language. */
  readonly t: TFunction;
  /** Transforms every text that shoppers read. */
  readonly localize: (text: string) => string;
  /** The same for names, which have to stay as carts and the search service have them. */
  readonly localizeName: (name: string) => string;
  readonly questionsOf: QuestionsOf;
  /** By product key. */
  readonly reviews: ReadonlyMap<string, readonly Review[]>;
  readonly createPicture: (picture: SourcePicture, fields: PictureFields) => string;
}

/** Gatsby writes nodes to its database while nothing else runs; until then, they are in memory. */
const productsAtOnce = 100;

export async function createCatalogueNodes(
  args: SourceNodesArgs,
  catalogue: Catalogue,
  { store, language, t, localize, localizeName, reviews, questionsOf, createPicture }: CatalogueSettings,
): Promise<void> {
  const idOf = ({ key }: Pick<CommerceProduct, 'key'>) =>
    args.createNodeId(`CommerceProduct ${language} ${key}`);
  const [{ code: country }] = store.countries;
  const reader = { locale: language, system: measurementSystemOf(country) };
  const pathIn = (key: PageKey) => pathOf(store, language, key);
  // A product that is only sold with others has no page of its own: it is added in the cart.
  const pageOf = (product: Pick<CommerceProduct, 'key' | 'kind'>) =>
    pathIn(isSoldAlone(product) ? (`product/${product.key}` as PageKey) : 'cart');
  const listed = catalogue.products.filter(isSoldAlone);
  const { byKey, bySku, inOrder } = productIndex(listed);
  const products = productsByCategory(listed);
  const categories = catalogue.categories.filter(hasPage);
  const cardPictures = new Map<string, string | null>();
  for (const [order, product] of catalogue.products.entries()) {
    if (order % productsAtOnce === 0) await setImmediate();
    const variants = product.variants.map((variant) => variantNode(variant, { localizeName, createPicture }));
    const shown = variants.find(({ availableQuantity }) => availableQuantity !== 0) ?? variants[0];
    const { related, ...facts } = product;
    const goesWith = inOrder(related.map((key) => byKey.get(key)));
    const texts = { ...textsOf(product, localize), name: localizeName(product.name) };
    const parts = product.variants.flatMap(({ components }) => components.map(({ sku }) => bySku.get(sku)));
    const cardPictureId = idOfView(shown, 'front');
    cardPictures.set(product.key, cardPictureId);
    createNode(args, 'CommerceProduct', `${language} ${product.key}`, {
      ...facts,
      ...texts,
      ...factTextsOf({ ...product, ...texts }, t, reader),
      order,
      language,
      path: pageOf(product),
      manual: await manualOf(product.key),
      video: await videoOf(product.key),
      axes: axesOf(product),
      variants: variants.map(({ pictures, ...variant }) => ({
        ...variant,
        pictureIds: pictures.map(({ id }) => id),
      })),
      questions: questionsOf(product).map(({ question, answer }) => ({
        question: localize(question),
        answer: localize(answer),
      })),
      reviews: reviewsOnPage(reviews.get(product.key), language),
      cardSku: shown?.sku ?? product.key,
      offers: cardOffersOf(product.variants),
      cardPictureId,
      secondCardPictureId: idOfView(shown, 'use'),
      isAccessory: isAccessory(product),
      relatedIds: [true, false].flatMap((ofAccessories) =>
        rowOf(goesWith.filter((other) => isAccessory(other) === ofAccessories)).map(idOf),
      ),
      componentIds: inOrder(parts).map(idOf),
    });
  }
  // The picture of a category that has none of its own is that of the product in it with the most ratings.
  const mostRated = mostRatedFirst(listed);
  for (const { picture, ...category } of categories) {
    const path = pathIn(keyOf(category.key, 1, store));
    const favorite = mostRated.find((product) => pageOf(product).startsWith(path));
    createNode(args, 'CommerceCategory', `${language} ${category.key}`, {
      ...category,
      pictureId: picture
        ? createPicture(picture, { view: 'scene', tint: null })
        : favorite && cardPictures.get(favorite.key),
      name: localizeName(category.name),
      title: localize(category.title),
      description: localize(category.description),
      language,
      path,
    });
    for (const { productKeys, ...list } of categoryLists(
      category.key,
      products.get(category.key) ?? [],
      store,
      language,
    )) {
      createNode(args, 'CategoryList', `${language} ${category.key} ${list.number}`, {
        ...list,
        categoryKey: category.key,
        language,
        productIds: productKeys.map((key) => idOf({ key })),
      });
    }
  }
  const home = homeListsOf(listed);
  createNode(args, 'HomeLists', language, {
    language,
    leadId: home.lead && idOf(home.lead),
    favoriteIds: home.favorites.map(idOf),
    newestIds: home.newest.map(idOf),
    accessoryIds: home.accessories.map(idOf),
  });
}

/**
 * Finds the products that others refer to. Nodes link to them by ID, because Gatsby runs a query that filters products
 * again whenever any product has changed.
 */
function productIndex(products: readonly CommerceProduct[]) {
  const places = new Map(products.map((product, place) => [product, place]));
  const place = (product: CommerceProduct) => places.get(product) ?? 0;
  return {
    byKey: new Map(products.map((product) => [product.key, product])),
    bySku: new Map(products.flatMap((product) => product.variants.map(({ sku }) => [sku, product] as const))),
    /** Those that exist, each once, in the catalogue's order. */
    inOrder: (some: readonly (CommerceProduct | undefined)[]): CommerceProduct[] =>
      [...new Set(some)].filter((product) => product !== undefined).sort((a, b) => place(a) - place(b)),
  };
}

function textsOf(product: CommerceProduct, localize: (text: string) => string) {
  const named = <One extends Choice>(choice: One): One => ({ ...choice, name: localize(choice.name) });
  return {
    tagline: localize(product.tagline),
    description: product.description.split('\n\n').map(localize).join('\n\n'),
    features: product.features.map(localize),
    facts: product.facts.map((fact) => ({ ...fact, choices: fact.choices.map(named) })),
    measures: product.measures.map(named),
    materials: product.materials.map(localize),
    care: product.care.map(localize),
    cleaning: product.cleaning.map(named),
    inTheBox: product.inTheBox.map(localize),
    warnings: product.warnings.map(localize),
  };
}

/** The axes in which a product's variants differ, and how each is chosen. */
const axesOf = ({ variants }: CommerceProduct) =>
  brand.catalogue.axes
    .filter(({ key }) => variants[0]?.axes.some(({ axis }) => axis === key))
    .map(({ key, widget }) => ({ key, widget }));

function variantNode(
  { images, ...variant }: CommerceProduct['variants'][number],
  { localizeName, createPicture }: Pick<CatalogueSettings, 'localizeName' | 'createPicture'>,
) {
  return {
    ...variant,
    axes: variant.axes.map((value) => ({ ...value, name: localizeName(value.name) })),
    pictures: images.map(({ view, ...image }) => ({
      view,
      id: createPicture(image, { view, tint: hexOf(variant.axes) }),
    })),
  };
}

const idOfView = (variant: ReturnType<typeof variantNode> | undefined, wanted: string): string | null =>
  variant?.pictures.find(({ view }) => view === wanted)?.id ?? null;

/** One of our nodes; `fields` without `id`, `parent`, `children`, and `internal`, which Gatsby sets. */
export function createNode(args: SourceNodesArgs, type: string, key: string, fields: object): void {
  void args.actions.createNode({
    ...fields,
    id: args.createNodeId(`${type} ${key}`),
    parent: null,
    children: [],
    internal: { type, contentDigest: args.createContentDigest(fields) },
  });
}
