import { type Patch, requireOurs } from '../patch.ts';

const errorPage = `${requireOurs('src/i18n/error-page.ts')}.errorPage`;

/**
 * Gatsby knows error pages in one language: it shows those of the default language after a navigation, and nothing where a
 * host has answered with one of another language. It also asks again and again for an error page that is itself answered
 * with an error.
 */
export const errorPages: Patch = {
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
};
