import { redirectRule, type RedirectRule } from '../types.ts';

const tracked = 'utm_source=qr-code&utm_medium=qrcode&utm_campaign=post-purchase';

/**
 * A small table with everything a table can contain: countries, parameters, prefixes, rests, and unusual characters.
 */
export const sampleRules: readonly RedirectRule[] = [
  redirectRule('/redirects/gift-guide/', `https://se.shop.example/presentguide/?${tracked}`, 'se'),
  redirectRule('/redirects/gift-guide/', `https://shop.example/jp/gift-guide/?${tracked}`, 'jp'),
  redirectRule('/redirects/gift-guide/', `https://us.shop.example/gift-guide/?${tracked}`),
  redirectRule('/redirects/only-se/', 'https://se.shop.example/bara-har/', 'se'),
  redirectRule('/undefined/*', '/:splat'),
  redirectRule('/us/*', '/'),
  redirectRule('/us/products/*', '/products/jackets/'),
  redirectRule('/us/products/old/', '/products/new/'),
  redirectRule('/old-files/*', 'https://files.example/pdf/:splat?from=site'),
  redirectRule('/mini/', '/products/mini/?sku=MINI%2D1'),
  redirectRule('/find-a-store/', '/'),
  redirectRule('/find-a-store/?country=fi', 'https://eu.shop.example/stores/'),
  redirectRule('/find-a-store/?country=fi&lang=en', 'https://eu.shop.example/en/stores/'),
  redirectRule('/find-a-store/?country=se', 'https://se.shop.example/butiker/', 'se'),
  redirectRule('/find-a-store/?country=se', 'https://us.shop.example/stores/?store=se'),
  redirectRule('/shop/*', '/products/'),
  redirectRule('/shop/*?country=fi', 'https://eu.shop.example/products/'),
  redirectRule('/shop/sale/*?lang=sv', 'https://se.shop.example/rea/', 'se'),
  redirectRule('/pdf/manual-1.0.pdf', 'https://files.example/manual.pdf#page=2'),
  redirectRule('/price-$5/', '/sale/$5-and-$uri/;{"a"}?note=it\\s'),
  redirectRule('/caf%C3%A9/', '/products/'),
];
