import type { GatsbyBrowser } from 'gatsby';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf } from '../../stores/languages.ts';
import type { Language } from '../../stores/types.ts';
import { sharedDataOf } from '../i18n/shared-data.ts';
import { useLanguage } from '../i18n/use-locale.ts';
import { Layout, type OwnFrame } from '../layout/layout.tsx';
import { type PageContext, PageContextProvider } from '../navigation/page-context.tsx';
import { useSearchIndex } from '../search/service/search-configuration.ts';
import { useSearchVisitor } from '../search/visitor/use-search-visitor.ts';

/**
 * The site's frame, which stays mounted while the visitor navigates. It is inside the texts' provider: `gatsby-config.ts`
 * lists this folder before the plugin with that, and Gatsby wraps the elements of later plugins around those of earlier ones.
 */
export const wrapPageElement: GatsbyBrowser<object, PageContext>['wrapPageElement'] = ({
  element,
  props,
}) => (
  <Page context={props.pageContext} ownFrame={(element.type as FramedTemplate).ownFrame}>
    {element}
  </Page>
);

/** A template: its code has arrived before its page is shown, and so has that of a frame of its own. */
interface FramedTemplate {
  readonly ownFrame?: OwnFrame | undefined;
}

interface PageProps extends FramedTemplate {
  readonly context: PageContext;
  readonly children: ReactNode;
}

function Page({ context, ownFrame, children }: PageProps) {
  const language = useLanguage();
  const page = useMemo(
    () => ({ ...context, sitePaths: sharedDataOf(language)?.sitePaths ?? {} }),
    [context, language],
  );
  const { t } = useTranslation();
  useEffect(() => announcePages((title) => t('navigatedTo', { title })), [t]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [language]);
  useEffect(() => {
    // From now on, the page itself shows what its address asks for (`listingScript`).
    delete document.documentElement.dataset['listing'];
  }, []);
  return (
    <PageContextProvider page={page}>
      <Search language={language} />
      <Layout ownFrame={ownFrame}>{children}</Layout>
    </PageContextProvider>
  );
}

/** Follows the visitor's currency without rendering the page; before everything that may search. */
function Search({ language }: { language: Language }) {
  useSearchIndex(language);
  useSearchVisitor();
  return null;
}

/**
 * Tells assistive technology about each page that the visitor navigates to, as soon as Gatsby sets its title: some time
 * after the page, which may even be the same one. The first page's title is in its HTML. Returns how to stop it.
 */
function announcePages(announcementOf: (title: string) => string): () => void {
  const titles = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const announcer = document.getElementById('gatsby-announcer');
    const announced = announcementOf(document.title);
    if (
      announcer &&
      added.some(({ nodeName }) => nodeName === 'TITLE') &&
      announcer.textContent !== announced
    )
      announcer.textContent = announced;
  });
  titles.observe(document.head, { childList: true });
  return () => titles.disconnect();
}
