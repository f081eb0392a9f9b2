import type { SourceNodesArgs } from 'gatsby';
import type { TFunction } from 'i18next';
import { describe, expect, test } from 'vitest';
import { type CommerceCategory, type CommerceProduct } from '../commerce/catalogue-mapping.ts';
import { stores } from '../stores/testing/storefronts.ts';
import { checkCatalogue, createCatalogueNodes } from './source-catalogue.ts';

const product = (key: string) => ({ key }) as CommerceProduct;
const category = (key: string) => ({ key }) as CommerceCategory;

describe('a catalogue that must not be published', () => {
  test('is an empty one', () => {
    expect(() => checkCatalogue({ products: [], categories: [category('jackets')] }, stores.us)).toThrow(
      'The catalogue is empty',
    );
  });

  test('has a page without an address; all of them are listed', () => {
    const products = [product('unicorn'), product('wool-jacket')];
    expect(() => checkCatalogue({ products, categories: [category('moon')] }, stores.us)).toThrow(
      'catalogue-rows.json does not have product/unicorn, category/moon: the catalogue has changed',
    );
  });
});

const jacket: CommerceProduct = {
  key: 'wool-jacket',
  name: 'Jacka',
  kind: 'product',
  tagline: 'Mjuk',
  description: 'Ett.\n\nTvå.',
  features: ['Ficka'],
  facts: [{ key: 'positions', range: null, choices: [{ key: 'seated', name: 'Sittande' }] }],
  measures: [{ key: 'width', name: 'Bredd', unit: 'mm', values: [245], to: null }],
  materials: ['Bomull'],
  care: ['Tvätta'],
  cleaning: [{ key: 'machine-wash', name: 'Maskintvätt' }],
  washCelsius: 40,
  certificates: [],
  warrantyYears: 2,
  warnings: ['Håll uppsikt'],
  inTheBox: ['1 jacka'],
  categoryKeys: ['jackets'],
  related: [],
  partOf: [],
  rating: null,
  launchedOn: '2025-01-01',
  variants: (['SOLD-OUT', 'ON-STOCK'] as const).map((sku, index) => ({
    sku,
    axes: [
      { axis: 'color', key: 'sand', name: 'Sand', hex: '#ccbb99' },
      { axis: 'material', key: 'cotton', name: 'Bomull', hex: null },
    ],
    measure: null,
    prices: [
      { centAmount: 100, currencyCode: 'SEK', fractionDigits: 2, priorCentAmount: null, validUntil: null },
    ],
    laterPrices: [],
    images: ['front', 'use'].map((view) => ({
      url: `https://pictures.example/${sku}-${view}`,
      view,
      width: 1400,
      height: 1400,
    })),
    availableQuantity: index,
    components: [],
  })),
};
const jackets: CommerceCategory = {
  key: 'jackets',
  name: 'Jackor',
  title: 'Jackor för alla väder',
  description: 'Ute',
  kind: 'product',
  parentKey: null,
  order: 1,
  picture: null,
};

/** The nodes created from a catalogue, without Gatsby's own fields: fields by type and ID. */
async function nodesOf(
  changed: Partial<CommerceProduct> = {},
  others: readonly CommerceProduct[] = [],
  picture: CommerceCategory['picture'] = null,
) {
  const pictures: unknown[] = [];
  const nodes: Record<string, unknown>[] = [];
  const args = {
    actions: { createNode: (node: Record<string, unknown>) => void nodes.push(node) },
    createNodeId: (name: string) => `id of ${name}`,
    createContentDigest: (fields: object) => JSON.stringify(fields),
  } as unknown as SourceNodesArgs;
  const categories = [
    { ...jackets, picture },
    { ...jackets, key: 'selected' },
  ];
  await createCatalogueNodes(
    args,
    { products: [{ ...jacket, ...changed }, ...others], categories },
    {
      store: stores.se,
      language: 'sv',
      t: ((key: string) => key) as TFunction,
      localize: (text) => text,
      localizeName: (text) => text,
      reviews: new Map(),
      questionsOf: () => [],
      createPicture(picture, fields) {
        pictures.push({ ...picture, ...fields });
        return `picture ${picture.url}`;
      },
    },
  );
  const isList = ({ internal }: Record<string, unknown>) =>
    /Lists?$/.test((internal as { type: string }).type);
  return { nodes: nodes.filter((node) => !isList(node)), lists: nodes.filter(isList), pictures };
}

describe('the nodes of a catalogue', () => {
  test('product 3.300: list no gift message: it is added in the cart, and has a price for it', async () => {
    const message = { ...jacket, key: 'gift-message', kind: 'gift-message', name: 'Kort' } as const;
    const { nodes, lists } = await nodesOf({ related: ['gift-message'] }, [message]);
    const [jacketNode, messageNode] = nodes;
    expect(messageNode).toMatchObject({ kind: 'gift-message', name: 'Kort', path: '/varukorg/' });
    expect(jacketNode).toMatchObject({ relatedIds: [] });
    expect(JSON.stringify(lists)).not.toContain('gift-message');
    expect(() => checkCatalogue({ products: [message], categories: [] }, stores.us)).not.toThrow();
  });

  test('show the pictures of the first variant in stock', async () => {
    expect((await nodesOf()).nodes[0]).toMatchObject({
      cardSku: 'ON-STOCK',
      cardPictureId: 'picture https://pictures.example/ON-STOCK-front',
      secondCardPictureId: 'picture https://pictures.example/ON-STOCK-use',
      variants: [
        {},
        { pictureIds: ['front', 'use'].map((view) => `picture https://pictures.example/ON-STOCK-${view}`) },
      ],
    });
  });

  test('of a category have the picture that the catalogue has for it, or else of the product with the most ratings', async () => {
    const picture = { url: 'https://pictures.example/jackets.jpg', width: 1600, height: 900 };
    const ownPicture = await nodesOf({}, [], picture);
    expect(ownPicture.nodes.at(-1)).toMatchObject({ pictureId: `picture ${picture.url}` });
    expect(ownPicture.pictures).toContainEqual({ ...picture, view: 'scene', tint: null });

    const rating = { average: 4, count: 1 };
    const rated = { ...jacket, key: 'shell-jacket', rating: { average: 4, count: 9 }, variants: [] };
    const front = 'picture https://pictures.example/ON-STOCK-front';
    expect((await nodesOf()).nodes.at(-1)).toMatchObject({ pictureId: front });
    expect((await nodesOf({ rating }, [rated])).nodes.at(-1)).toMatchObject({
      pictureId: null,
    });
  });
});

describe('a product that has changed', () => {
  const others = ['shell-jacket', 'wind-jacket'].map((key) => ({ ...jacket, key, related: ['wool-jacket'] }));
  const digestsWith = async (changed: Partial<CommerceProduct>) => {
    const { nodes, lists } = await nodesOf(changed, others);
    return new Map(
      [...nodes, ...lists].map(({ id, internal }) => [
        id,
        (internal as { contentDigest: string }).contentDigest,
      ]),
    );
  };
  const changedBy = async (changed: Partial<CommerceProduct>) => {
    const before = await digestsWith({});
    return [...(await digestsWith(changed))]
      .filter(([id, digest]) => before.get(id) !== digest)
      .map(([id]) => id);
  };

  test.each<[string, Partial<CommerceProduct>]>([
    ['text', { name: 'Ny jacka' }],
    [
      'price',
      { variants: jacket.variants.map((its) => ({ ...its, prices: [{ ...its.prices[0], centAmount: 1 }] })) },
    ],
  ])('changes its own node, and none of those that link to it: %s', async (_, changed) => {
    expect(await changedBy(changed)).toEqual(['id of CommerceProduct sv wool-jacket']);
  });

  test('changes the lists whose order it changes', async () => {
    expect(await changedBy({ rating: { average: 5, count: 3 } })).toEqual([
      'id of CommerceProduct sv wool-jacket',
      'id of CategoryList sv jackets 1',
      'id of HomeLists sv',
    ]);
  });
});
