/**
 * Where the build serves adyen-web's stylesheet. It is a file of its own because the site's bundle puts all
 * imported CSS into every page, and these 143 kB belong to the payment step alone.
 */
export const adyenStylesheetPath = '/adyen-web-6.45.2.css';

/** Adds adyen-web's stylesheet to the page, once. */
export function addAdyenStylesheet(): void {
  if (document.querySelector(`link[href="${adyenStylesheetPath}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = adyenStylesheetPath;
  document.head.append(link);
}
