import type { GatsbySSR, RenderBodyArgs } from 'gatsby';
import type { ComponentProps, ReactElement } from 'react';
import {
  alternateLinks,
  dataLinks,
  fontLinks,
  type PageData,
  pictureLinks,
  scriptLinks,
} from './gatsby/html/announcements.tsx';
import { directionOf } from './stores/languages.ts';
import { isAppShell } from './gatsby/offline/app-shell-path.ts';
import { openGraph, openGraphWords } from './gatsby/html/open-graph.tsx';
import { manifestPath, touchIconPath } from './gatsby/share-pictures/share-path.ts';
import { jsonLd } from './gatsby/structured-data/json-ld.tsx';
import {
  type PageResults,
  type SharedPageContext,
  structuredDataOf,
} from './gatsby/structured-data/page-data.ts';
import { isListed } from './stores/is-listed.ts';
// Not `brands/build.ts`: if anything here reads a file, as that may, Gatsby renders every page anew in every build.
import { brand } from './brands/api.ts';
import { storeById } from './stores/storefront.ts';
import type { Store } from './stores/types.ts';
import { languageOfPath } from './stores/urls.ts';
import { consentScript } from './src/consent/consent-script.ts';
import { sharedDataFileOf } from './src/i18n/shared-data.ts';
import { listingScript } from './src/search/list/listing-script.ts';
import { languageScript } from './src/navigation/language-script.ts';
import { linkScript } from './src/navigation/link-script.ts';
import { isPrivate } from './src/navigation/private-pages.ts';
import { startScript } from './src/recovery/start-script.ts';
import { currentStore } from './src/shop/current-store.ts';

export { wrapPageElement } from './src/app/root.tsx';

/** Set by the build where it renders HTML: every storefront, and the files of each template. */
declare const __STOREFRONTS__: readonly Omit<Store, 'paths'>[];
declare const __TEMPLATE_FILES__: Readonly<Record<string, readonly string[]>>;

/** They share the addresses, of which the renderer has one copy: two of each storefront's would be 500 MB at 20,000 products. */
const storefronts: readonly Store[] = __STOREFRONTS__.map((store) => ({ ...store, paths: brand.paths }));

/** What Gatsby passes in addition to what its types say. */
interface RenderedPage extends Omit<RenderBodyArgs, 'loadPageDataSync'> {
  readonly bodyHtml: string;
  readonly loadPageDataSync: (path: string) => PageData & {
    readonly result: { readonly pageContext: SharedPageContext; readonly data?: PageResults };
  };
}

export const onRenderBody: GatsbySSR['onRenderBody'] = (page) => {
  const language = languageOfPath(currentStore, page.pathname);
  page.setHtmlAttributes({ lang: language, dir: directionOf(language) });
  page.setHeadComponents([
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href={touchIconPath} />,
    <link key="manifest" rel="manifest" href={manifestPath} />,
    // Before any style: no screen is white for a moment that is going to be dark.
    <meta key="color-scheme" name="color-scheme" content="light dark" />,
  ]);
  // The development server renders one document for all pages.
  if (!('bodyHtml' in page) || isPrivate(page.pathname))
    page.setHeadComponents([
      // Before anything is requested: the address may contain a secret, and no request for a file may name it.
      <meta key="referrer" name="referrer" content="strict-origin" />,
      <script key="link" dangerouslySetInnerHTML={{ __html: linkScript }} />,
    ]);
  const scripts = {
    language: currentStore.languages.length < 2 ? null : languageScript(currentStore.languages),
    consent: consentScript(),
    start: startScript,
    listing: listingScript,
  };
  page.setPreBodyComponents(
    Object.entries(scripts).flatMap(([key, script]) =>
      script === null ? [] : <script key={key} dangerouslySetInnerHTML={{ __html: script }} />,
    ),
  );
  // The development server renders no page.
  if ('bodyHtml' in page) announce(page as unknown as RenderedPage);
};

function announce(page: RenderedPage): void {
  if (isAppShell(page.pathname)) page.setHeadComponents(unnamed);
  const data = page.loadPageDataSync(page.pathname);
  const { pageContext, data: results = {} } = data.result;
  // The host shows it at any address, and Gatsby requests what belongs to that.
  if (pageContext.pageKey === 'server-error') return;
  const store = storeById(currentStore.id, storefronts);
  const sharedDataFile = sharedDataFileOf(pageContext.i18n.language) ?? '';
  page.setHeadComponents([
    ...pictureLinks(page.bodyHtml),
    ...fontLinks(pageContext.i18n.language),
    ...dataLinks(data, sharedDataFile),
    ...scriptLinks(__TEMPLATE_FILES__[data.componentChunkName] ?? []),
    ...alternateLinks(pageContext, storefronts),
    ...openGraph(pageContext, store),
    isListed(pageContext.pageKey) && jsonLd(structuredDataOf(pageContext, results, store)),
  ]);
}

/** Once a page's `Head` has been rendered, too. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (page, options) => {
  steadyScriptOfPath(page, options);
  const head = page.getHeadComponents() as readonly ReactElement[];
  // Before the styles: some services read only the first kilobytes of a page.
  page.replaceHeadComponents([...openGraphWords(head), ...head]);
};

/** For the page that gatsby-plugin-offline creates, which has no `Head` and is none of the storefront's. */
const unnamed = [
  <title key="title">{brand.name}</title>,
  <meta key="robots" name="robots" content="noindex" />,
];

/**
 * Gatsby's script with the path of the page would be another one on every page. This one is the same on all, so that one
 * content security policy serves the site: the path is its attribute (decision 027).
 * @throws Error if Gatsby's script says something else.
 */
const steadyScriptOfPath: NonNullable<GatsbySSR['onPreRenderHTML']> = ({
  pathname,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const components = getPostBodyComponents() as readonly ReactElement<ComponentProps<'script'>>[];
  const expected = `/*<![CDATA[*/window.pagePath=${JSON.stringify(pathname)};/*]]>*/`;
  replacePostBodyComponents(
    components.map((component) => {
      if (component.key !== 'script-loader') return component;
      if (component.props.dangerouslySetInnerHTML?.__html !== expected)
        throw new Error(`Gatsby's script of a page is no longer ${expected}`);
      const __html = 'pagePath=document.currentScript.dataset.path';
      return <script key="script-loader" data-path={pathname} dangerouslySetInnerHTML={{ __html }} />;
    }),
  );
};
