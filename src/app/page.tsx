import type { GatsbyBrowser } from 'gatsby';
import { type ReactNode, useEffect } from 'react';
import { directionOf } from '../../stores/languages.ts';
import { useLanguage } from '../i18n/use-locale.ts';
import { Layout } from '../layout/layout.tsx';
import { type PageContext, PageContextProvider } from '../navigation/page-context.tsx';
import { useSearchIndex } from '../search/use-search-index.ts';
import { useSearchVisitor } from '../search-visitor/use-search-visitor.ts';

/**
 * The site's frame around a page. It stays mounted while the visitor navigates. It is inside the texts' provider
 * because the frame has texts: `gatsby-config.ts` lists this folder as a plugin before the one that provides them, and
 * Gatsby wraps the elements of later plugins around those of earlier ones.
 */
export const wrapPageElement: GatsbyBrowser<object, PageContext>['wrapPageElement'] = ({
  element,
  props,
}) => <Page context={props.pageContext}>{element}</Page>;

function Page({ context, children }: { context: PageContext; children: ReactNode }) {
  const language = useLanguage();
  useSearchIndex(language);
  useSearchVisitor();
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [language]);
  return (
    <PageContextProvider page={context}>
      <Layout>{children}</Layout>
    </PageContextProvider>
  );
}
