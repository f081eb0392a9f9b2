/** Gatsby's module that calls the browser APIs of all plugins (`gatsby/webpack.ts` says where it is). */
declare module 'gatsby-api-runner' {
  type ServiceWorkerApi =
    | 'onServiceWorkerUpdateFound'
    | 'onServiceWorkerInstalled'
    | 'onServiceWorkerUpdateReady'
    | 'onServiceWorkerRedundant'
    | 'onServiceWorkerActive';

  export function apiRunner(
    api: ServiceWorkerApi,
    args: { readonly serviceWorker: ServiceWorkerRegistration },
  ): unknown;
}
