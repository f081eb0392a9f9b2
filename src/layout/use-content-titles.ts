import { graphql, useStaticQuery } from 'gatsby';
import { useLanguage } from '../i18n/use-locale.ts';

interface ContentTitlesQuery {
  readonly allContentPage: {
    readonly nodes: readonly { readonly key: string; readonly title: string; readonly language: string }[];
  };
}

/** The titles of the content pages by page key, for links to them. */
export function useContentTitles(): ReadonlyMap<string, string> {
  const { allContentPage } = useStaticQuery<ContentTitlesQuery>(graphql`
    query ContentTitles {
      allContentPage {
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
