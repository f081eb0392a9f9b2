import { storefront, type StorefrontRecord } from '../../../stores/storefront.ts';
import type { Store } from '../../../stores/types.ts';
import { supportEmail } from '../brand.ts';
import { pagePaths } from '../pages.ts';
import { ie as ieRecord } from './ie.ts';
import { no as noRecord } from './no.ts';

declare module '../../../stores/types.ts' {
  interface BrandStores {
    no: true;
    ie: true;
  }
}
declare module '../../../stores/supported-languages.ts' {
  interface BrandLanguages {
    nb: true;
  }
}

const shared = { paths: pagePaths, contact: { email: supportEmail, opensAt: '09:00', closesAt: '16:00' } };
const legalPages = ['content/right-of-withdrawal', 'content/legal-guarantee', 'withdraw'] as const;
const complete = (record: StorefrontRecord): Store =>
  storefront({ legalPages, reviewInvitations: 'agreed', ...record }, shared);

export const no = complete(noRecord);
export const ie = complete(ieRecord);

/** In the order in which shoppers see them. */
export const storefronts: readonly [Store, Store] = [no, ie];
