import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { listCategories, listProducts } from '../api/commerce/catalogue.ts';
import { commercetoolsProject } from '../api/commerce/client.ts';
import { processEnvironment } from '../api/environment.ts';
import { readContent } from './content.ts';
import { checkCatalogue, createCatalogueNodes, createNode } from './source-catalogue.ts';
import { pictureFetcher } from './source-pictures.ts';

/** Wide pictures of the demo brand that the catalogue does not hold: name and address below the sandbox's /assets. */
const brandPictures = ['home-hero', 'home-hero-portrait'] as const;

/** Everything the pages are made from: catalogue from commercetools, guides from `content/`, brand pictures. */
export const sourceNodes: NonNullable<GatsbyNode['sourceNodes']> = async (args) => {
  const { commercetools, store } = processEnvironment();
  const language = store.defaultLanguage;
  const project = commercetoolsProject(commercetools);
  const fetchPicture = pictureFetcher(args);

  const market = { ...store.countries[0], language };
  const [products, categories] = await Promise.all([listProducts(project, market), listCategories(project, language)]);
  checkCatalogue(products, categories);
  await createCatalogueNodes(args, { products, categories }, language, fetchPicture);

  for (const document of await readContent(join(process.cwd(), 'content'), language)) {
    createNode(args, 'ContentPage', document.key, document);
  }
  const pictureBase = globalThis.process.env['BRAND_PICTURES_URL'];
  for (const name of pictureBase ? brandPictures : []) {
    createNode(args, 'BrandPicture', name, { name, fileId: await fetchPicture(`${pictureBase}/${name}.png`) });
  }
};
