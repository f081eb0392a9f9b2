import type { GatsbyNode } from 'gatsby';
import type { PageContext } from '../../src/navigation/page-context.tsx';
import { defaultLanguageOf } from '../../stores/languages.ts';
import type { Store } from '../../stores/types.ts';
import { buildEnvironment } from '../environment.ts';

/**
 * The page that gatsby-plugin-offline creates; its worker would answer visited pages with it. Storefronts whose addresses
 * end in a slash add one.
 */
export const appShellPath = '/offline-plugin-app-shell-fallback';

/**
 * Gives the plugin's page what the frame around every page requires. Our worker never answers with it, so it is no page
 * of the storefront: like an error page, it has no address that anything links to or lists.
 */
export const onCreatePage: NonNullable<GatsbyNode['onCreatePage']> = ({ page, actions }) => {
  if (!isAppShell(page.path) || (page.context && 'pageKey' in page.context)) return;
  actions.deletePage(page);
  actions.createPage({
    path: page.path,
    component: page.component,
    context: { ...appShellContext(buildEnvironment().store, page.path) },
  });
};

const isAppShell = (path: string): boolean => path.replace(/\/$/, '') === appShellPath;

/** The context of the page, in the form of any other page's. */
export function appShellContext(store: Pick<Store, 'languages'>, path: string): PageContext {
  const language = defaultLanguageOf(store);
  return {
    pageKey: 'server-error',
    i18n: {
      language,
      languages: store.languages,
      defaultLanguage: language,
      originalPath: path,
      path,
      routed: false,
    },
    languagePaths: {},
    storeIds: [],
  };
}
