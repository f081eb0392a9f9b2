import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { createCatalogueReader } from '../api/commerce/catalogue.ts';
import { commercetoolsProject } from '../api/commerce/client.ts';
import { readContent } from './content.ts';
import { buildEnvironment } from './environment.ts';
import { checkCatalogue, createCatalogueNodes, createNode } from './source-catalogue.ts';
import { pictureFetcher } from './source-pictures.ts';

/** The brand's own pictures, which no catalogue holds. */
const brandPictures = ['home-hero', 'home-hero-portrait'] as const;

/** Everything the pages are made from: catalogue from commercetools, guides from `content/`, brand pictures. */
export const sourceNodes: NonNullable<GatsbyNode['sourceNodes']> = async (args) => {
  const { commercetools, store, brandPicturesUrl } = buildEnvironment();
  const language = store.defaultLanguage;
  const { fetchPicture, end } = pictureFetcher(args);
  const catalogue = createCatalogueReader(commercetoolsProject(commercetools));

  const [products, categories] = await Promise.all([
    catalogue.listProducts({ country: store.countries[0].code, currency: store.countries[0].currency }),
    catalogue.listCategories(),
  ]);
  checkCatalogue(products, categories);
  await createCatalogueNodes(args, { products, categories }, language, fetchPicture);

  for (const document of await readContent(join(process.cwd(), 'content'), language)) {
    createNode(args, 'ContentPage', document.key, document);
  }
  for (const name of brandPicturesUrl === null ? [] : brandPictures) {
    createNode(args, 'BrandPicture', name, {
      name,
      fileId: await fetchPicture(`${brandPicturesUrl}/${name}.png`),
    });
  }
  end();
};
