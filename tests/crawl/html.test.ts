import { expect, test } from 'vitest';
import { factsOf, sitemapEntries, sitemapsOf } from './html.ts';

test('the facts of a page are read whatever surrounds them', () => {
  const facts = factsOf(`<!DOCTYPE html><html data-x="1" lang="sv" dir="ltr"><head>
    <title data-gatsby-head="true">Tom &amp; Co</title><meta name="description" content="Hej"/>
    <meta property="og:image" content="https://a.example/b.jpg"/><script type="application/ld+json">{}</script>
    <link data-gatsby-head="true" rel="canonical" href="https://a.example/?a=1&amp;b=2"/>
    <link rel="alternate" hrefLang="sv-SE" href="https://a.example/"/>
    <link rel="alternate" type="application/rss+xml" href="/feed.xml"/>
    <link rel="stylesheet" href="/style.css"/></head>
    <body><article><h1 id="t">Hej</h1><a aria-label="Tom&#x27;s &quot;cart&quot;" href="/cart/">x</a><a>no link</a></article></body></html>`);
  expect(facts).toEqual({
    language: 'sv',
    direction: 'ltr',
    title: 'Tom & Co',
    description: 'Hej',
    shared: new Map([['og:image', 'https://a.example/b.jpg']]),
    structuredData: ['{}'],
    canonical: 'https://a.example/?a=1&b=2',
    alternates: new Map([['sv-SE', 'https://a.example/']]),
    isListed: true,
    hasHeading: true,
    links: ['/cart/'],
  });
});

test('a page without anything has no facts', () => {
  expect(factsOf('')).toEqual({
    language: '',
    direction: '',
    title: '',
    description: '',
    shared: new Map(),
    structuredData: [],
    canonical: null,
    alternates: new Map(),
    isListed: true,
    hasHeading: false,
    links: [],
  });
});

test.each([
  ['<meta name="robots" content="noindex">', false],
  ['<meta content="noindex" name="robots"/>', false],
  ['<meta name="robots" content="index">', true],
  ['<meta name="description" content="noindex">', true],
])('%s: listed %s', (html, isListed) => {
  expect(factsOf(html).isListed).toBe(isListed);
});

test('a sitemap is parsed with its alternates, and an index with its sitemaps', () => {
  const xml = `<urlset><url><loc>https://a.example/?a=1&amp;b=2</loc>
    <xhtml:link rel="alternate" hreflang="sv-SE" href="https://a.example/sv/"/>
    <image:image><image:loc>https://a.example/b.webp?w=1&amp;h=2</image:loc></image:image></url>
    <url><loc>https://a.example/cart/</loc></url></urlset>`;
  expect(sitemapEntries(xml)).toEqual([
    {
      url: 'https://a.example/?a=1&b=2',
      alternates: new Map([['sv-SE', 'https://a.example/sv/']]),
      pictures: ['https://a.example/b.webp?w=1&h=2'],
    },
    { url: 'https://a.example/cart/', alternates: new Map(), pictures: [] },
  ]);
  expect(sitemapsOf('<sitemap><loc>https://a.example/sitemap-sv.xml</loc></sitemap>')).toEqual([
    'https://a.example/sitemap-sv.xml',
  ]);
});
