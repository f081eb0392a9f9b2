import type { Article } from 'schema-dts';
import { brand } from '../../brands/build.ts';

interface ArticleFacts {
  readonly title: string;
  readonly description: string;
  /** ISO date. */
  readonly updatedOn: string;
  /** BCP 47. */
  readonly language: string;
  /** Absolute addresses of the page, of the shop's home page, and of its picture, if it has one. */
  readonly url: string;
  readonly home: string;
  readonly picture: string | null;
}

/** A guide (https://developers.google.com/search/docs/appearance/structured-data/article). */
export function article({
  title,
  description,
  updatedOn,
  language,
  url,
  home,
  picture,
}: ArticleFacts): Article {
  const publisher = { '@type': 'Organization', name: brand.name, url: home } as const;
  return {
    '@type': 'Article',
    headline: title,
    description,
    dateModified: updatedOn,
    inLanguage: language,
    mainEntityOfPage: url,
    author: publisher,
    publisher,
    ...(picture !== null && { image: [picture] }),
  };
}
