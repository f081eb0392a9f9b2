import type { LegacyLinks } from '../../../redirects/records.ts';

/** Addresses of an older site, and the page that each leads to (docs/redirects.md): `'/shop/coats/*': 'category/jackets'`. */
export const legacyLinks: LegacyLinks = {};
