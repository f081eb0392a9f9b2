import type { ComponentProps, ReactElement } from 'react';
import { brand } from '../../brands/api.ts';
import { languagesFor, localeOf } from '../../stores/languages.ts';
import type { Language, Store } from '../../stores/types.ts';
import { shareSize } from '../share-pictures/share-path.ts';
import type { SharedPageContext } from '../structured-data/page-data.ts';

type Meta = ReactElement<ComponentProps<'meta'> & { readonly property?: string }>;

const meta = (property: string, content: string, key = property): Meta => (
  <meta
    key={key}
    {...(property.startsWith('twitter:') ? { name: property } : { property })}
    content={content}
  />
);

/**
 * How a page looks where somebody shares a link to it (https://ogp.me), apart from its words (`openGraphWords`).
 * @returns nothing for a page without an address of its own.
 */
export function openGraph(
  { pageKey, i18n, storeIds, sharePicture }: SharedPageContext,
  store: Store,
): Meta[] {
  if (storeIds.length === 0) return [];
  const others = store.languages.filter((language) => language !== i18n.language);
  return [
    meta('og:type', typeOf(pageKey)),
    meta('og:url', store.origin + i18n.path),
    meta('og:site_name', brand.name),
    meta('og:locale', ogLocale(store, i18n.language)),
    ...others.map((language) => meta('og:locale:alternate', ogLocale(store, language), language)),
    ...(sharePicture == null ? [] : pictureOf(store.origin + sharePicture)),
    meta('twitter:card', sharePicture == null ? 'summary' : 'summary_large_image'),
  ];
}

const pictureOf = (address: string): Meta[] => [
  meta('og:image', address),
  meta('og:image:type', 'image/jpeg'),
  meta('og:image:width', String(shareSize.width)),
  meta('og:image:height', String(shareSize.height)),
];

const typeOf = (pageKey: string): string =>
  pageKey.startsWith('product/') ? 'product' : pageKey.startsWith('content/') ? 'article' : 'website';

/** `en_US`: a language in the country of the storefront that reads it most. */
function ogLocale(store: Store, language: Language): string {
  const [first] = store.countries;
  const country =
    store.countries.find((candidate) => languagesFor(store, candidate)[0] === language) ??
    store.countries.find((candidate) => languagesFor(store, candidate).includes(language)) ??
    first;
  return localeOf(language, country).replace(/^([a-z]+)(?:-[A-Za-z]{4})?-/, '$1_');
}

/**
 * A page's title and description again, in the words in which they are shared: those of its `Head`, without the brand,
 * which stands beside them.
 * @param head everything in the page's head.
 */
export function openGraphWords(head: readonly ReactElement[]): Meta[] {
  if (!head.some((element) => propsOf(element)['property'] === 'og:url')) return [];
  const title = head.find(({ type }) => type === 'title');
  const description = head.find((element) => propsOf(element)['name'] === 'description');
  const words = textOf(title && propsOf(title)['children']).replace(` | ${brand.name}`, '');
  const hasPicture = head.some((element) => propsOf(element)['property'] === 'og:image');
  return [
    meta('og:title', words),
    ...(description ? [meta('og:description', textOf(propsOf(description)['content']))] : []),
    ...(hasPicture ? [meta('og:image:alt', words)] : []),
  ];
}

const propsOf = ({ props }: ReactElement): Readonly<Record<string, unknown>> =>
  props as Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
