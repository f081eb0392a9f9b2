/**
 * What every response of the shop says to browsers, pages and API alike (OWASP's list of secure headers,
 * https://owasp.org/www-project-secure-headers/):
 *
 * - a file is only what its type says;
 * - other sites learn the shop's origin, never an address, which may open an order;
 * - no other site may show a page of the shop in a frame, nor change where its relative addresses lead;
 * - no script, not even of a service the visitor agreed to, may use what the shop never uses. Payment and passkeys are not
 *   listed: the payment service's fields use them.
 */
const always: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': "frame-ancestors 'self'; base-uri 'self'; object-src 'none'",
  'Permissions-Policy': [
    'browsing-topics',
    'camera',
    'display-capture',
    'geolocation',
    'hid',
    'microphone',
    'midi',
    'serial',
    'usb',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
};

/** For a year, browsers ask this host by HTTPS only. Subdomains are other storefronts' own business. */
const overHttps: Readonly<Record<string, string>> = { 'Strict-Transport-Security': 'max-age=31536000' };

/** The security headers of a response, by name. @param isHttps whether the browser asked by HTTPS. */
export const securityHeaders = (isHttps: boolean): Readonly<Record<string, string>> =>
  isHttps ? { ...always, ...overHttps } : always;

/** Whether a browser asked by HTTPS, even if a proxy in front of the host ended the encryption. */
export const isOverHttps = ({ url, headers }: Pick<Request, 'url' | 'headers'>): boolean =>
  url.startsWith('https:') || headers.get('x-forwarded-proto') === 'https';
