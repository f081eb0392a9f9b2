import type { ShortLinks } from '../../../redirects/records.ts';

/** Short links on printed matter, in posts, and in advertisements (docs/redirects.md): `'rain-2027': { to: 'product/shell-jacket' }`. */
export const campaigns: ShortLinks = {};
