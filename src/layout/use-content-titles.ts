import { graphql, useStaticQuery } from 'gatsby';

interface ContentTitlesQuery {
  readonly allContentPage: { readonly nodes: readonly { readonly key: string; readonly title: string }[] };
}

/** The titles of the content pages by page key, for links to them. */
export function useContentTitles(): ReadonlyMap<string, string> {
  const { allContentPage } = useStaticQuery<ContentTitlesQuery>(graphql`
    query ContentTitles {
      allContentPage {
        nodes {
          key
          title
        }
      }
    }
  `);
  return new Map(allContentPage.nodes.map(({ key, title }) => [key, title]));
}
