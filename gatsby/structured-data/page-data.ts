import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Article, BreadcrumbList, FAQPage, Thing } from 'schema-dts';
import type { PageContext } from '../../src/navigation/page-context.tsx';
import { brand } from '../../brands/api.ts';
import type { Store } from '../../stores/types.ts';
import { urlOf } from '../../stores/urls.ts';
import { merchantReturnPolicy, organization, webSite } from './organization.ts';
import { type OfferedVariant, productData } from './product.ts';

/** The results of the pages' queries that are read here; a page has those of its template. */
export interface PageResults {
  readonly commerceProduct?: Queries.ProductQuery['commerceProduct'];
  readonly commerceCategory?: Queries.CategoryQuery['commerceCategory'];
  /** A recall has no questions. */
  readonly contentPage?: ContentResult | null;
  readonly trail?: Queries.ProductQuery['trail'];
}

type ContentFields = NonNullable<Queries.ContentQuery['contentPage']>;
type ContentResult = Pick<ContentFields, 'section' | 'title' | 'description' | 'updatedOn'> &
  Partial<Pick<ContentFields, 'questions'>>;

/** What every page is created with, and the picture of it that others show (`gatsby/share-pictures/`). */
export type SharedPageContext = PageContext & { readonly sharePicture?: string | null };

/**
 * What a page tells search engines about itself: the same facts that it shows, from the same data.
 * @param results of the page's query.
 */
export function structuredDataOf(
  page: SharedPageContext,
  { commerceProduct, commerceCategory, contentPage, trail }: PageResults,
  store: Store,
): Thing[] {
  const { pageKey, i18n } = page;
  const url = store.origin + i18n.path;
  if (pageKey === 'home') return [organization(store, i18n.language), webSite(store, i18n.language)];
  const breadcrumbs = (current: string) =>
    breadcrumbList([
      { name: brand.name, url: urlOf(store, i18n.language, 'home') },
      ...(trail?.nodes ?? []).map(({ name, path }) => ({ name, url: store.origin + path })),
      { name: current, url },
    ]);
  if (commerceProduct) {
    const policy = merchantReturnPolicy(store, `${url}#returns`, commerceProduct.kind);
    const data = productData({
      ...commerceProduct,
      variants: offeredVariants(commerceProduct, store),
      url,
      reviews: commerceProduct.reviews?.first ?? [],
      returnPolicyId: policy?.['@id'] ?? null,
    });
    const { questions } = commerceProduct;
    return [
      ...(data ? [data, ...(policy ? [policy] : [])] : []),
      breadcrumbs(commerceProduct.name),
      ...faqPage(questions.map(({ question, answer }) => ({ question, answerHtml: paragraphsOf(answer) }))),
    ];
  }
  if (commerceCategory) return [breadcrumbs(commerceCategory.name)];
  if (!contentPage) return [];
  const { questions = [], section } = contentPage;
  if (questions.length > 0)
    return faqPage(
      questions.map(({ question, answerHtml }) => ({ question, answerHtml: withOrigin(answerHtml, store) })),
    );
  return section === 'customer-service' ? [] : [article(contentPage, page, store)];
}

/** A text of paragraphs as HTML. */
const paragraphsOf = (text: string): string =>
  text
    .replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('');

/** HTML whose links to pages of the storefront say where that is. */
const withOrigin = (html: string, { origin }: Store): string =>
  html.replace(/ href="\//g, ` href="${origin}/`);

/** The variants with what they cost in each of the storefront's currencies, that of its default country first. */
function offeredVariants(
  { variants }: NonNullable<PageResults['commerceProduct']>,
  { countries, origin }: Store,
): OfferedVariant[] {
  const currencies = [...new Set(countries.map(({ currency }) => currency))];
  const markets = currencies.map((currency) => ({
    currency,
    codes:
      currencies.length === 1
        ? []
        : countries.filter((country) => country.currency === currency).map(({ code }) => code),
  }));
  return variants.map(({ prices, pictures, ...variant }) => ({
    ...variant,
    prices: markets.flatMap(({ currency, codes }) =>
      prices
        .filter(({ currencyCode }) => currencyCode === currency)
        .map((price) => ({ ...price, countries: codes })),
    ),
    pictures: pictures.flatMap(({ gatsbyImage }) => {
      const address = gatsbyImage && largestOf(gatsbyImage);
      return address ? [origin + address] : [];
    }),
  }));
}

/** The address of a picture in its largest size, in the format that everybody reads. */
const largestOf = ({ images: { fallback } }: IGatsbyImageData): string | undefined =>
  fallback?.srcSet?.split(',').at(-1)?.trim().split(' ')[0] ?? fallback?.src;

/** A guide (https://developers.google.com/search/docs/appearance/structured-data/article). */
function article(
  { title, description, updatedOn }: ContentResult,
  { i18n, sharePicture }: SharedPageContext,
  store: Store,
): Article {
  const home = urlOf(store, i18n.language, 'home');
  const publisher = { '@type': 'Organization', name: brand.name, url: home } as const;
  return {
    '@type': 'Article',
    headline: title,
    description,
    dateModified: updatedOn,
    inLanguage: i18n.language,
    mainEntityOfPage: store.origin + i18n.path,
    author: publisher,
    publisher,
    ...(sharePicture != null && { image: [store.origin + sharePicture] }),
  };
}

/**
 * The way from the home page to this one, which comes last
 * (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb).
 */
export const breadcrumbList = (
  crumbs: readonly { readonly name: string; readonly url: string }[],
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

/**
 * Questions that a page answers. All of them and their complete answers must be visible on it
 * (https://developers.google.com/search/docs/appearance/structured-data/faqpage).
 * @param questions in plain text, and answers as the page shows them; links must be absolute.
 * @returns nothing without questions, which a page must not claim to have.
 */
export const faqPage = (
  questions: readonly { readonly question: string; readonly answerHtml: string }[],
): FAQPage[] =>
  questions.length === 0
    ? []
    : [
        {
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answerHtml }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answerHtml },
          })),
        },
      ];
