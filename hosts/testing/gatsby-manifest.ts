import { createRequire } from 'node:module';
import type { IAdapter } from 'gatsby';

type Routes = Parameters<IAdapter['adapt']>[0]['routesManifest'];

/** The Gatsby internals used here; its modules are CommonJS and have no types. */
interface GatsbyManager {
  readonly getRoutesManifest: () => { readonly routes: Routes };
  readonly setWebpackAssets: (assets: ReadonlySet<string>) => void;
}
interface GatsbyRedux {
  readonly store: { readonly getState: () => { readonly redirects: object[] } };
}

const require = createRequire(import.meta.url);

/** The redirects of Gatsby's own manifest after these calls of `createRedirect`, in its order. */
export function manifestOf(told: readonly object[]): Routes {
  const manager = require('gatsby/dist/utils/adapter/manager.js') as GatsbyManager;
  const { store } = require('gatsby/dist/redux/index.js') as GatsbyRedux;
  manager.setWebpackAssets(new Set());
  const { redirects } = store.getState();
  redirects.splice(0, redirects.length, ...told);
  return manager.getRoutesManifest().routes.filter(({ type }) => type === 'redirect');
}
