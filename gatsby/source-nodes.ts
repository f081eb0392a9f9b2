import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { brand } from '../brands/build.ts';
import { type Catalogue, catalogueOf, readCatalogue } from '../commerce/catalogue.ts';
import { commercetoolsProject, whileBuilding } from '../commerce/client.ts';
import { checkAxes } from '../commerce/mapping/axes.ts';
import { reviewsAbout } from '../commerce/reviews.ts';
import type { ReadReviews } from '../contract/review.ts';
import { formatLocaleOf } from '../stores/languages.ts';
import { legalFactsText } from '../stores/legal-facts.ts';
import { pageKeysOf, pathOf } from '../stores/urls.ts';
import { builtPagesOf } from './built-pages.ts';
import { contentProblems, goneProducts, missingPictures, picturesIn } from './content/check-content.ts';
import { createContentNodes, recallList } from './content/content-nodes.ts';
import { readContent, unpublishedPages, type WrittenPages } from './content/read-content.ts';
import { contentOf } from './content/storefront-content.ts';
import { attributesOf } from './feeds/klevu/attributes.ts';
import { recordsOf } from './feeds/klevu/records.ts';
import { klevuFeedWriter } from './feeds/klevu/write-klevu-feed.ts';
import { servicesOf, storedEntries } from './consent-services.ts';
import { buildEnvironment } from './environment.ts';
import { finderProblems } from './finder-checks.ts';
import { createFinderNodes } from './finders.ts';
import { localizerOf, pseudo } from './localize.ts';
import { readQuestions } from './questions.ts';
import { writeReviews } from './reviews.ts';
import { checkCatalogue, createCatalogueNodes, createNode } from './source-catalogue.ts';
import { readTexts, textsIn, translationIn } from './read-texts.ts';
import { createPictureNode } from './source-pictures.ts';

/** The sizes in pixels that docs/launch.md requires of the brand's own pictures, which are in no catalogue. */
const landscape = { width: 1600, height: 900 };
const portrait = { width: 1200, height: 1500 };

const contentFolder = join(brand.folder, 'content');

/** Everything the pages are made from: texts, the catalogue from commercetools, guides from `content/`, brand pictures. */
export const sourceNodes: NonNullable<GatsbyNode['sourceNodes']> = async (args) => {
  const { adyen, commercetools, store, stores, brandPicturesUrl, isPictureSource, pseudoTexts, telemetry } =
    buildEnvironment();
  const finderMistakes = finderProblems(brand, join(brand.folder, 'finders.ts'));
  if (finderMistakes.length > 0) throw new Error(finderMistakes.join('\n'));
  const localizeIn = localizerOf(store, pseudoTexts);
  const texts = readTexts({ languages: store.languages, localize: localizeIn });
  for (const locale of texts) createNode(args, 'Locale', `${locale.language} ${locale.ns}`, locale);
  const project = commercetoolsProject(commercetools, whileBuilding);
  const published = await readCatalogue(project, store.languages);
  checkAxes(published.products);
  // Another review service is connected here (docs/storefronts.md).
  const readReviews: ReadReviews = reviewsAbout(project, published.products);
  const reviews = await readReviews();
  await writeReviews(reviews);
  const showsDrafts = process.env['NODE_ENV'] === 'development';
  const written = await readContent(contentFolder);
  const builtPages = builtPagesOf(
    stores,
    published,
    unpublishedPages(written, pageKeysOf(brand), showsDrafts),
  );
  const own = new Set(builtPages.get(store.id));
  const { pages, problems, borrowed } = contentOf(store, own, written, adyen.environment === 'LIVE');
  await checkPages(pages, problems, brandPicturesUrl);
  const sold = published.products.map(({ key }) => key ?? '');
  for (const warning of [...borrowed, ...goneProducts([...pages.values()].flat(), sold)])
    args.reporter.warn(warning);

  const createBrandPicture = (name: string, size = landscape): string | null => {
    if (brandPicturesUrl === null) return null;
    const picture = { ...size, url: `${brandPicturesUrl}/${name}.jpg` };
    return createPictureNode(args, isPictureSource, 'BrandPicture', picture, { name });
  };
  createBrandPicture('home-hero');
  createBrandPicture('home-hero-portrait', portrait);

  const addSearchIndex = await klevuFeedWriter();
  let inEnglish: Catalogue | undefined;
  const english = () => (inEnglish ??= catalogueOf(published, 'en', store.countries));
  // Every language shows the same pictures, which are most of the nodes.
  const pictureIds = new Map<string, string>();
  for (const language of store.languages) {
    const catalogue = catalogueOf(published, language, store.countries);
    checkCatalogue(catalogue, store);
    const localize = (text: string) => localizeIn(text, language);
    const t = await translationIn(texts, language);
    await createCatalogueNodes(args, catalogue, {
      store,
      language,
      t,
      localize,
      localizeName: pseudoTexts ? pseudo : (name) => name,
      reviews,
      questionsOf: await readQuestions(contentFolder, language),
      createPicture: (picture, fields) => {
        const known = pictureIds.get(picture.url);
        if (known !== undefined) return known;
        const id = createPictureNode(args, isPictureSource, 'CommercePicture', picture, fields);
        pictureIds.set(picture.url, id);
        return id;
      },
    });
    createFinderNodes(args, catalogue.products, { language, own, texts: textsIn(texts, language, 'finder') });
    const documents = (pages.get(language) ?? []).filter(({ key }) => own.has(key));
    const apiKey = store.searchKeys[language];
    if (apiKey !== undefined)
      await addSearchIndex(
        { language, apiKey },
        attributesOf(brand.catalogue, textsIn(texts, language, 'product')),
        recordsOf({
          ...{ store, language, t, localize, catalogue, origin: store.origin, pages: documents },
          english: language === 'en' ? null : english(),
        }),
      );
    createContentNodes(args, documents, {
      language,
      localizeIn,
      contact: store.contact,
      locale: formatLocaleOf(language, store.countries[0]),
      storedEntries: storedEntries(
        textsIn(texts, language, 'consent'),
        language,
        servicesOf({ store, telemetry }),
      ),
      recalls: localize(recallList(documents, language)),
      legalFacts: legalFactsText(store, language),
      pathOf: (key) => (own.has(key) ? pathOf(store, language, key) : null),
      productKeys: catalogue.products.map(({ key }) => key),
      createPicture: createBrandPicture,
    });
  }
  for (const [storeId, pageKeys] of builtPages) {
    createNode(args, 'StorefrontPages', storeId, { storeId, pageKeys });
  }
};

/** @throws Error with everything that must not be published: dead links, missing pictures, each with file and line. */
async function checkPages(
  pages: WrittenPages,
  missing: readonly string[],
  picturesUrl: string | null,
): Promise<void> {
  const problems = [...missing, ...[...pages.values()].flatMap(contentProblems)];
  if (problems.length === 0 && picturesUrl !== null)
    problems.push(
      ...(await missingPictures(
        picturesIn([...pages.values()].flat()),
        (name) => `${picturesUrl}/${name}.jpg`,
      )),
    );
  if (problems.length > 0) throw new Error(`content/ cannot be published:\n${problems.join('\n')}`);
}
