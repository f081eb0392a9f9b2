import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * A change to the code of others. What an option of Gatsby or webpack can do is in `gatsby/webpack.ts` instead, and the
 * change of Gatsby's HTML in `gatsby-ssr.tsx`.
 */
interface Patch {
  readonly expressions?: readonly Expression[];
  readonly modules?: readonly ModuleReplacement[];
  /** Replaces modules where no HTML is rendered. */
  readonly browserModules?: readonly ModuleReplacement[];
}

/** The end of a file's path, what the file contains exactly once, and what that is replaced with. */
export type Expression = readonly [file: string, from: string, to: string];

/** A module, in the form in which other modules import it, and the file of ours that replaces it. */
type ModuleReplacement = readonly [wanted: RegExp, file: string];

const requireOurs = (file: string): string => `require(${JSON.stringify(resolve(file))})`;
const errorPage = `${requireOurs('src/i18n/error-page.ts')}.errorPage`;
const fullLoad = requireOurs('src/recovery/full-load.ts');
const addressSpelling = JSON.stringify(resolve('src/navigation/address-spelling.ts'));
const router = '/@gatsbyjs/reach-router/dist/index.modern.mjs';

const patches: Readonly<Record<string, Patch>> = {
  /**
   * Gatsby announces route changes in English, and by a page's heading. Without the element, its code does nothing, and
   * ours announces (`src/app/page.tsx`).
   */
  announcements: {
    expressions: [['/.cache/navigation.js', ' ref={this.announcementRef}', '']],
  },

  /**
   * Gatsby's router decodes the address as soon as it is loaded. For `/%`, that throws, and no page is hydrated; for
   * `/a%2Fb`, it yields another address. The scroll handler decodes the address's hash in the same way. Gatsby's `find-
   * path`, which names the path under which a page is kept, has the same fault and also asks for a page's data once for
   * each query.
   */
  anyAddress: {
    expressions: [
      [
        router,
        'import*as e from"react";',
        `import{decodableHash,onePath}from${addressSpelling};import*as e from"react";`,
      ],
      [
        router,
        'pathname:encodeURI(decodeURI(l)),search:t,hash:r',
        'pathname:onePath(l),search:t,hash:decodableHash(r)',
      ],
    ],
    browserModules: [[/\/find-path$/, 'src/navigation/gatsby-find-path.ts']],
  },

  /**
   * Gatsby knows error pages in one language: it shows those of the default language after a navigation, and nothing where
   * a host has answered with one of another language. It also asks again and again for an error page that is itself
   * answered with an error.
   */
  errorPages: {
    expressions: [
      [
        '/.cache/production-app.js',
        '  pageResources.page.path === `/404.html` ||\n',
        '  !pageResources.page.matchPath ||\n',
      ],
      [
        '/.cache/loader.js',
        'return this.fetchPageDataJson(\n          Object.assign(loadObj, { pagePath: `/404.html`, notFound: true })\n',
        `return this.fetchPageDataJson(\n          Object.assign(loadObj, { pagePath: ${errorPage}(404, pagePath), notFound: true })\n`,
      ],
      [
        '/.cache/loader.js',
        'if (status === 500) {\n        return this.fetchPageDataJson(\n          Object.assign(loadObj, {\n            pagePath: `/500.html`,\n',
        `if (status === 500 && pagePath !== \`/500.html\`) {\n        return this.fetchPageDataJson(\n          Object.assign(loadObj, {\n            pagePath: ${errorPage}(500, pagePath),\n`,
      ],
    ],
  },

  /**
   * Where the files of a page are missing, Gatsby loads the page in full, and loses query and hash (decision 017). All other
   * pages it opens in the document that is there: those of `src/navigation/private-pages.ts` have a stricter content security
   * policy, so they are opened in a document of their own (decision 029).
   */
  fullLoad: {
    expressions: [
      [
        '/.cache/navigation.js',
        'window.location = pathname\n',
        `${fullLoad}.loadFully(pathname + search + hash)\n`,
      ],
      [
        '/.cache/navigation.js',
        '    reachNavigate(to, options)\n',
        `    ${fullLoad}.opensFully(to) || reachNavigate(to, options)\n`,
      ],
      ['/.cache/ensure-resources.js', 'window.location = rawPath\n', `${fullLoad}.reloadFully()\n`],
    ],
  },

  /**
   * In the HTML of a long page, React moves what is in a `Suspense` boundary to the end, and inline scripts put it in its
   * place: without JavaScript it is missing, and the content security policy would have to list each of these scripts.
   */
  htmlInOrder: {
    expressions: [
      [
        '/.cache/static-entry.js',
        'renderToPipeableStream(bodyComponent, {\n',
        'renderToPipeableStream(bodyComponent, { progressiveChunkSize: Infinity,\n',
      ],
    ],
  },

  /** gatsby-plugin-react-i18next creates a new i18next at every render, which renders everything anew (decision 005). */
  pageTexts: {
    modules: [[/\/plugin\/wrapPageElement$/, 'src/i18n/texts-provider.tsx']],
  },

  /**
   * Gatsby puts all redirects into every visitor's scripts, which are 1 MB for 3,300 of them, and applies them without
   * regard to countries (decision 010). No page is a source, which the lint proves, so only the not-found page looks
   * redirects up (`src/templates/use-redirect.ts`).
   */
  redirects: {
    expressions: [
      ['/.cache/redirect-utils.js', 'import redirects from "./redirects.json"', 'const redirects = []'],
    ],
  },

  /**
   * Gatsby registers the service worker while the page is still loading, does not report a new version that is waiting, and
   * reloads the page after an update, even during checkout. The plugin tells the worker about a shell that is not used here
   * (decision 016).
   */
  serviceWorker: {
    modules: [
      [/\/register-service-worker$/, 'src/offline/gatsby-register-service-worker.ts'],
      [/\/gatsby-plugin-offline\/gatsby-browser(\.js)?$/, 'src/offline/gatsby-browser.ts'],
    ],
  },
};

export function applyPatches({ actions, plugins, stage }: CreateWebpackConfigArgs): void {
  const replaceModule = plugins.normalModuleReplacement as (wanted: RegExp, file: string) => object;
  const expressions = Object.values(patches).flatMap((patch) => patch.expressions ?? []);
  const modules = Object.values(patches).flatMap(({ modules: everywhere = [], browserModules = [] }) =>
    stage.endsWith('-html') ? everywhere : [...everywhere, ...browserModules],
  );
  actions.setWebpackConfig({
    module: {
      rules: [
        {
          test: (path: string) => expressions.some(([file]) => path.endsWith(file)),
          enforce: 'pre',
          loader: resolve('gatsby/replace-expressions.ts'),
          options: { expressions },
        },
      ],
    },
    plugins: modules.map(([wanted, file]) => replaceModule(wanted, resolve(file))),
  });
}
