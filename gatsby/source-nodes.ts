import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { catalogueOf, readCatalogue } from '../commerce/catalogue.ts';
import { commercetoolsProject, whileBuilding } from '../commerce/client.ts';
import { reviewsAbout } from '../commerce/reviews.ts';
import type { ReadReviews } from '../contract/review.ts';
import { pathOf } from '../stores/urls.ts';
import { builtPagesOf } from './built-pages.ts';
import { readContent, recallList, renderContent } from './content.ts';
import { servicesOf } from './consent-services.ts';
import { buildEnvironment } from './environment.ts';
import { pseudo } from './pseudo.ts';
import { readQuestions } from './questions.ts';
import { writeReviews } from './reviews.ts';
import { checkCatalogue, createCatalogueNodes, createNode } from './source-catalogue.ts';
import { createPictureNode } from './source-pictures.ts';
import { readConsentTexts, storedEntries } from './stored-entries.ts';

/** The sizes in pixels that docs/going-live.md requires of the brand's own pictures, which are in no catalogue. */
const landscape = { width: 1600, height: 900 };
const portrait = { width: 1200, height: 1500 };

/** Everything the pages are made from: the catalogue from commercetools, guides from `content/`, brand pictures. */
export const sourceNodes: NonNullable<GatsbyNode['sourceNodes']> = async (args) => {
  const { commercetools, store, stores, brandPicturesUrl, isPictureSource, pseudoTexts, telemetry } =
    buildEnvironment();
  const say = pseudoTexts ? pseudo : (text: string) => text;
  const project = commercetoolsProject(commercetools, whileBuilding);
  const published = await readCatalogue(project);
  // Another review service is connected here (docs/storefronts.md).
  const readReviews: ReadReviews = reviewsAbout(project, published.products);
  const reviews = await readReviews();
  await writeReviews(reviews);
  const builtPages = builtPagesOf(stores, published);
  const own = new Set(builtPages.get(store.id));

  const createBrandPicture = (name: string, size = landscape): string | null => {
    if (brandPicturesUrl === null) return null;
    // New pictures are put in a new folder (docs/going-live.md), so the version never changes.
    const picture = { ...size, url: `${brandPicturesUrl}/${name}.jpg`, version: 1 };
    return createPictureNode(args, isPictureSource, 'BrandPicture', picture, { name });
  };
  createBrandPicture('home-hero');
  createBrandPicture('home-hero-portrait', portrait);

  // Every language shows the same pictures, which are most of the nodes.
  const pictureIds = new Map<string, string>();
  for (const language of store.languages) {
    const catalogue = catalogueOf(published, language, store.countries);
    checkCatalogue(catalogue);
    await createCatalogueNodes(args, catalogue, {
      store,
      language,
      say,
      reviews,
      questionsOf: await readQuestions(join(process.cwd(), 'content'), language),
      createPicture: (picture, fields) => {
        const known = pictureIds.get(picture.url);
        if (known !== undefined) return known;
        const id = createPictureNode(args, isPictureSource, 'CommercePicture', picture, fields);
        pictureIds.set(picture.url, id);
        return id;
      },
    });
    const locales = join(process.cwd(), 'locales');
    const consentTexts = await readConsentTexts(locales, language, store.languages, pseudoTexts);
    const documents = (await readContent(join(process.cwd(), 'content'), language)).filter(({ key }) =>
      own.has(key),
    );
    for (const [order, document] of documents.entries()) {
      const html = renderContent(
        { ...document, markdown: say(document.markdown) },
        {
          contact: store.contact,
          storedEntries: storedEntries(consentTexts, language, servicesOf({ store, telemetry })),
          recalls: say(recallList(documents, language)),
          pathOf: (key) => (own.has(key) ? pathOf(store, language, key) : null),
        },
      );
      const { lead } = document;
      const pictureId = lead && createBrandPicture(lead.picture);
      createNode(args, 'ContentPage', `${language} ${document.key}`, {
        key: document.key,
        section: document.section,
        updatedOn: document.updatedOn,
        title: say(document.title),
        description: say(document.description),
        html,
        ...(lead && pictureId != null && { lead: { alt: say(lead.alt), pictureId } }),
        ...(document.recall && { recall: document.recall }),
        order,
        language,
        path: pathOf(store, language, document.key),
      });
    }
  }
  for (const [storeId, pageKeys] of builtPages) {
    createNode(args, 'StorefrontPages', storeId, { storeId, pageKeys });
  }
};
