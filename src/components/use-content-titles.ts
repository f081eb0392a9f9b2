import { graphql, useStaticQuery } from 'gatsby';
import { useLanguage } from '../i18n/use-locale.ts';

/** The titles of the content pages by page key, for links to them. */
export function useContentTitles(): ReadonlyMap<string, string> {
  const { allContentPage } = useStaticQuery<Queries.ContentTitlesQuery>(graphql`
    query ContentTitles {
      allContentPage(sort: { order: ASC }) {
        nodes {
          key
          title
          language
        }
      }
    }
  `);
  const language = useLanguage();
  return new Map(
    allContentPage.nodes.filter((node) => node.language === language).map(({ key, title }) => [key, title]),
  );
}
