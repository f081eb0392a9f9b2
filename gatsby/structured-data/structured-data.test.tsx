import { renderToStaticMarkup } from 'react-dom/server';
import type { Thing } from 'schema-dts';
import { describe, expect, test } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import { breadcrumbList, faqPage } from './page-data.ts';
import { jsonLd } from './json-ld.tsx';
import { merchantReturnPolicy } from './organization.ts';
import { type OfferedProduct, productData, type WrittenReview } from './product.ts';
import { problemsOfJsonLd } from './testing/google-rules.ts';
import { jacket, offered, priceIn } from './testing/offered-product.ts';

/** What Google would find wrong with these things on one page. */
const problemsOf = (...things: readonly (Thing | null)[]) =>
  problemsOfJsonLd(
    JSON.stringify({ '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== null) }),
  );

const policy = merchantReturnPolicy(stores.us, 'https://shop.example/shell/#returns');
const data = (fields: Partial<OfferedProduct> = {}) => productData({ ...jacket, ...fields });

const written: WrittenReview = {
  author: 'Hannah K.',
  rating: 5,
  title: 'So soft',
  text: 'We wear it every day.',
  writtenOn: '2026-10-04',
};

describe('product 2.3.311: a product tells search engines', () => {
  test('one offer if there is one variant, in yen without decimals', () => {
    const prices = [priceIn('JPY', 19800)];
    const only = data({ variants: [offered('black', { prices }), offered('blue', { prices: [] })] });
    expect(problemsOf(only, policy)).toEqual([]);
    expect(only).toMatchObject({ '@type': 'Product', sku: 'SHELL-BLACK', offers: { price: '19800' } });
  });

  test('the price before beside a reduced one, and until when it is reduced', () => {
    const prices = [{ ...priceIn('USD', 9900, 14900), validUntil: '2026-12-01T00:00:00.000Z' }];
    const reduced = data({ variants: [offered('black', { prices })] });
    expect(problemsOf(reduced, policy)).toEqual([]);
    expect(reduced).toMatchObject({
      offers: {
        price: '99.00',
        priceValidUntil: '2026-12-01T00:00:00.000Z',
        priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: '149.00' },
      },
    });
  });

  test('no rating and no review where there are none', () => {
    for (const rating of [null, { average: 0, count: 0 }]) {
      const unrated = data({ rating });
      expect(problemsOf(unrated, policy)).toEqual([]);
      expect(unrated).not.toHaveProperty('aggregateRating');
      expect(unrated).not.toHaveProperty('review');
    }
  });

  test('at most four reviews, of people with a name', () => {
    const reviews = [{ ...written, author: '' }, ...Array.from({ length: 6 }, () => written)];
    const reviewed = data({ reviews });
    expect(problemsOf(reviewed, policy)).toEqual([]);
    expect(reviewed).toMatchObject({
      review: Array.from({ length: 4 }, () => ({ author: { name: 'Hannah K.' }, reviewBody: written.text })),
    });
  });

  test('nothing if it is neither sold nor rated', () => {
    const unsold = [offered('black', { prices: [] })];
    expect(data({ variants: unsold, rating: null })).toBeNull();
    expect(problemsOf(data({ variants: unsold }), policy)).toEqual([]);
  });

  test('that it can be returned for 30 days, unless it was made for one shopper', () => {
    expect(policy).toMatchObject({ merchantReturnDays: 30, applicableCountry: ['US'] });
    expect(merchantReturnPolicy(stores.us, 'https://shop.example/#returns', 'gift-message')).toEqual({
      '@type': 'MerchantReturnPolicy',
      '@id': 'https://shop.example/#returns',
      applicableCountry: ['US'],
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    });
  });
});

describe('product 2.3.312: other pages tell search engines', () => {
  test('which questions they answer, and nothing if they answer none', () => {
    const answerHtml =
      '<p>Within <strong>30 days</strong>: <a href="https://shop.example/returns/">how</a>.</p>';
    const page = faqPage([{ question: 'Can I return it?', answerHtml }]);
    expect(problemsOf(...page)).toEqual([]);
    expect(page).toMatchObject([
      { mainEntity: [{ name: 'Can I return it?', acceptedAnswer: { text: answerHtml } }] },
    ]);
    expect(faqPage([])).toEqual([]);
  });
});

describe('in the HTML', () => {
  test('no text ends the block or begins a comment', () => {
    const name = '</script><!-- <script>alert(1)</script>';
    const html = renderToStaticMarkup(jsonLd([breadcrumbList([{ name, url: jacket.url }])]));
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toContain('<!--');
    const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({ '@graph': [{ itemListElement: [{ name }] }] });
  });

  test('a page with nothing to tell has none', () => {
    expect(jsonLd([])).toBeNull();
  });
});
