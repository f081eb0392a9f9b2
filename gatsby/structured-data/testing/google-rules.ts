import { z } from 'zod';
import { axisProperties } from '../../../contract/catalogue-model.ts';

/*
 * What Google requires of structured data, and recommends where the shop has it. The compiler compares names of properties
 * with the vocabulary (`schema-dts`); this compares values. Every rule is on the page of its kind below
 * https://developers.google.com/search/docs/appearance/structured-data/.
 */

const text = z.string().min(1);
const address = z.url({ protocol: /^https?$/ });
const isoDate = z.iso.date();
const reference = z.strictObject({ '@id': address });

/** review-snippet: `ratingValue`, `bestRating`, `worstRating`. */
const withinScale = (rating: { ratingValue: number; bestRating: number; worstRating: number }) =>
  rating.worstRating <= rating.ratingValue && rating.ratingValue <= rating.bestRating;
const scale = { ratingValue: z.number(), bestRating: z.number(), worstRating: z.number() };

/** review-snippet: an average of at least one review. */
const aggregateRating = z
  .object({ '@type': z.literal('AggregateRating'), ...scale, reviewCount: z.int().positive() })
  .refine(withinScale, 'The average is not on its scale.');

/** review-snippet: “author.name … shorter than 100 characters”. */
const review = z.object({
  '@type': z.literal('Review'),
  author: z.object({ '@type': z.literal('Person'), name: text.max(99) }),
  datePublished: isoDate,
  reviewRating: z.object({ '@type': z.literal('Rating'), ...scale }).refine(withinScale),
});

/** merchant-listing: “price … greater than zero”, a point as decimal separator, and a currency (ISO 4217). */
const amount = z.string().regex(/^(?=.*[1-9])\d+(?:\.\d+)?$/);
const currency = z.string().regex(/^[A-Z]{3}$/);
const offer = z.object({
  '@type': z.literal('Offer'),
  url: address,
  price: amount,
  priceCurrency: currency,
  priceValidUntil: z.iso.datetime().optional(),
  availability: z.enum(['https://schema.org/InStock', 'https://schema.org/OutOfStock']),
  itemCondition: z.literal('https://schema.org/NewCondition'),
  hasMerchantReturnPolicy: reference.optional(),
  priceSpecification: z
    .object({
      '@type': z.literal('UnitPriceSpecification'),
      priceType: z.literal('https://schema.org/StrikethroughPrice'),
      price: amount,
      priceCurrency: currency,
    })
    .optional(),
  eligibleRegion: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .min(1)
    .optional(),
});

/** Several offers of one variant are for different countries. */
const offers = z.union([
  offer,
  z
    .array(offer.required({ eligibleRegion: true }))
    .min(2)
    .refine((list) => {
      const countries = list.flatMap(({ eligibleRegion }) => eligibleRegion);
      return new Set(countries).size === countries.length;
    }, 'has two offers for one country'),
]);

const described = {
  name: text,
  description: text.max(5000),
  brand: z.object({ '@type': z.literal('Brand'), name: text }),
  aggregateRating: aggregateRating.optional(),
  review: z.array(review).min(1).max(4).optional(),
};
/** merchant-listing: `name`, `image`, and `offers`. */
const variant = z.object({
  '@type': z.literal('Product'),
  name: text,
  sku: text,
  mpn: text,
  image: z.array(address).min(1),
  offers,
});

/** product-snippet: “one of: review, aggregateRating, offers”; merchant-listing as above where something is sold. */
const product = variant
  .extend({ ...described, url: address, offers: offers.optional() })
  .refine((item) => item.offers ?? item.aggregateRating ?? item.review, 'has no offer, rating, or review');

/** product-variants: `name`, `productGroupID`, `variesBy`, and variants that each have an ID of their own. */
const productGroup = z
  .object({
    '@type': z.literal('ProductGroup'),
    ...described,
    url: address,
    productGroupID: text,
    variesBy: z
      .array(z.enum(axisProperties.map((property) => `https://schema.org/${property}` as const)))
      .min(1),
    hasVariant: z.array(variant).min(2),
  })
  .refine(
    ({ hasVariant }) => new Set(hasVariant.map(({ sku }) => sku)).size === hasVariant.length,
    'has two variants with the same SKU',
  );

/** return-policy: at most 25 countries; days are required if there is a limit. */
const returnPolicy = z
  .object({
    '@type': z.literal('MerchantReturnPolicy'),
    applicableCountry: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .min(1)
      .max(25),
    returnPolicyCategory: z.enum([
      'https://schema.org/MerchantReturnFiniteReturnWindow',
      'https://schema.org/MerchantReturnNotPermitted',
    ]),
    merchantReturnDays: z.int().positive().optional(),
    returnMethod: z.literal('https://schema.org/ReturnByMail').optional(),
    returnFees: z.literal('https://schema.org/FreeReturn').optional(),
  })
  .refine(
    (policy) =>
      policy.returnPolicyCategory.endsWith('NotPermitted') === (policy.merchantReturnDays === undefined),
    'A limit needs days, and nothing else does.',
  );

/** breadcrumb: “at least two ListItems”, each with a position, a name, and an address. */
const breadcrumbs = z
  .object({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(z.object({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: address }))
      .min(2),
  })
  .refine(({ itemListElement }) => itemListElement.every(({ position }, index) => position === index + 1));

/** organization: a logo of at least 112 × 112 pixels, which the crawl looks at. */
const organization = z.object({
  '@type': z.enum(['Organization', 'OnlineStore']),
  name: text,
  legalName: text,
  url: address,
  logo: address,
  contactPoint: z.object({ '@type': z.literal('ContactPoint'), telephone: text, email: z.email() }),
  hasMerchantReturnPolicy: returnPolicy.optional(),
});

const webSite = z.object({
  '@type': z.literal('WebSite'),
  name: text,
  url: address,
  potentialAction: z.object({
    '@type': z.literal('SearchAction'),
    target: z.object({
      '@type': z.literal('EntryPoint'),
      urlTemplate: z.string().endsWith('={search_term_string}'),
    }),
    'query-input': z.literal('required name=search_term_string'),
  }),
});

/** faqpage: “Google Search displays the following HTML tags”; any others are ignored, so they are a mistake here. */
const answerTags = /<(?!\/?(?:h[1-6]|br|ol|ul|li|a|p|div|b|strong|i|em)[\s>/])/i;
const faqPage = z.object({
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.object({
        '@type': z.literal('Question'),
        name: text,
        acceptedAnswer: z.object({
          '@type': z.literal('Answer'),
          text: text
            .refine((html) => !answerTags.test(html), 'has HTML that search engines ignore')
            .refine(
              (html) => !/href="(?!https?:|mailto:|tel:)/.test(html),
              'has a link that is not absolute',
            ),
        }),
      }),
    )
    .min(1),
});

/** article: recommends `headline`, `image`, `dateModified`, and `author` with `name` and `url`. */
const article = z.object({
  '@type': z.literal('Article'),
  headline: text,
  description: text,
  image: z.array(address).min(1).optional(),
  dateModified: isoDate,
  author: z.object({ '@type': z.literal('Organization'), name: text, url: address }),
  mainEntityOfPage: address,
});

const things = z.array(
  z.discriminatedUnion('@type', [
    product,
    productGroup,
    returnPolicy,
    breadcrumbs,
    organization,
    webSite,
    faqPage,
    article,
  ]),
);
const graph = z.object({ '@context': z.literal('https://schema.org'), '@graph': things.min(1) });

/**
 * What is wrong with a block of structured data.
 * @param json the text of the block.
 */
export function problemsOfJsonLd(json: string): string[] {
  const data: unknown = JSON.parse(json);
  const { error } = graph.safeParse(data);
  const own = new Set([...json.matchAll(/"@id":"([^"]*)"(?!\})/g)].map(([, id]) => id));
  const missing = [...json.matchAll(/\{"@id":"([^"]*)"\}/g)].filter(([, id]) => !own.has(id));
  return [
    ...(error?.issues ?? []).map(({ path, message }) => `${path.map(String).join('.')}: ${message}`),
    ...missing.map(([, id = '']) => `refers to ${id}, which is not on the page`),
  ];
}
