/**
 * What every response of the shop says to browsers, pages and API alike (OWASP's list of secure headers,
 * https://owasp.org/www-project-secure-headers/):
 *
 * - a file is only what its type says;
 * - other sites learn the shop's origin, never an address, which may open an order.
 */
export const everywhere: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** What the shop never uses. No script may use it either, not even that of a service the visitor agreed to. */
const unusedFeatures = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'serial',
  'usb',
];

/**
 * The value of `Permissions-Policy`. Passkeys are not listed: the payment service's fields use them.
 * @param payment the allow-list of the Payment Request API: `self`, origins in quotes, or none.
 */
export const permissionsPolicy = (payment: readonly string[]): string =>
  [...unusedFeatures.map((feature) => `${feature}=()`), `payment=(${payment.join(' ')})`].join(', ');

/** An answer of the API is data: opened as a page, it may load nothing, run nothing, and be in no frame. */
const ofApi: Readonly<Record<string, string>> = {
  ...everywhere,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Permissions-Policy': permissionsPolicy([]),
};

/** For a year, browsers ask this host by HTTPS only. Subdomains are other storefronts' own business. */
const overHttps: Readonly<Record<string, string>> = { 'Strict-Transport-Security': 'max-age=31536000' };

/**
 * The security headers of a response, by name.
 * @param isHttps whether the browser asked by HTTPS.
 * @param own those of what responds, if it is not the API.
 */
export const securityHeaders = (
  isHttps: boolean,
  own: Readonly<Record<string, string>> = ofApi,
): Readonly<Record<string, string>> => (isHttps ? { ...own, ...overHttps } : own);

/** Whether a browser asked by HTTPS, even if a proxy in front of the host ended the encryption. */
export const isOverHttps = ({ url, headers }: Pick<Request, 'url' | 'headers'>): boolean =>
  url.startsWith('https:') || headers.get('x-forwarded-proto') === 'https';
