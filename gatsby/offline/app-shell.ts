import type { GatsbyNode } from 'gatsby';
import type { PageContext } from '../../src/navigation/page-context.tsx';
import { defaultLanguageOf } from '../../stores/languages.ts';
import type { Store } from '../../stores/types.ts';
import { buildEnvironment } from '../environment.ts';
import { isAppShell } from './app-shell-path.ts';

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
