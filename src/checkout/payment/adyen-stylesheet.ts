/**
 * Where the build serves adyen-web's stylesheet. It is a separate file because the site's bundle includes all imported
 * CSS in every page, and only the payment step needs these 143 kB.
 */
export const adyenStylesheetPath = '/adyen-web-6.45.2.css';

export function addAdyenStylesheet(): void {
  if (document.querySelector(`link[href="${adyenStylesheetPath}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = adyenStylesheetPath;
  document.head.append(link);
}
