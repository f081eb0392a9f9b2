import { type ReactNode, useEffect } from 'react';
import { directionOf } from '../../stores/languages.ts';
import { TextsProvider } from '../i18n/texts-provider.tsx';
import { Layout } from '../layout/layout.tsx';
import { useSearchIndex } from '../search/use-search-index.ts';
import { type PageContext, PageContextProvider } from '../navigation/page-context.tsx';

interface PageProps {
  readonly pageContext: PageContext;
  readonly children: ReactNode;
}

/** One page with its texts, inside the site's frame. */
export function Page({ pageContext, children }: PageProps) {
  const { language } = pageContext.i18n;
  useSearchIndex(language);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [language]);
  return (
    <PageContextProvider page={pageContext}>
      <TextsProvider key={language} language={language} texts={pageContext.texts}>
        <Layout>{children}</Layout>
      </TextsProvider>
    </PageContextProvider>
  );
}
