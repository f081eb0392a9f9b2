import type { BreadcrumbList } from 'schema-dts';

interface Crumb {
  readonly name: string;
  /** The absolute address of the page. */
  readonly url: string;
}

/**
 * The way from the home page to this one, which comes last
 * (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb).
 */
export const breadcrumbList = (crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});
