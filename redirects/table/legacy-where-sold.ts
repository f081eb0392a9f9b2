import type { PageKey } from '../../stores/urls.ts';
import type { LegacyLink } from '../records.ts';

/**
 * Products that a storefront does not sell, and what it offers instead. Bundles are not sold where one of their
 * components is not.
 */
const substitutes: Readonly<Partial<Record<PageKey, Pick<LegacyLink, 'except' | 'assumed'>>>> = {
  'product/bouncer-balance-soft': { except: { au: 'product/bouncer-bliss' } },
  'product/bouncer-bliss': { except: { kr: 'product/fabric-seat-for-bouncer' } },
  'product/bouncer-bundle-with-toy': {
    except: { au: 'product/bouncer-bliss' },
    assumed: 'On au: the bouncer sold in Australia instead of the one in the bundle.',
  },
  'product/bouncer-with-transport-bag': {
    except: { kr: 'product/transport-bag-for-bouncer' },
    assumed: 'On kr: the part of the bundle that is sold in Korea.',
  },
  'product/bouncer-and-carrier-starter-kit': {
    except: { au: 'category/starter-kits' },
    assumed: 'On au: the kits sold in Australia.',
  },
  'product/high-chair': {
    except: { jp: 'category/kitchen' },
    assumed: 'On jp: the high chair is not sold in Japan, so its category.',
  },
};

/**
 * A link to a product, or one of its variants, that is replaced by something else in storefronts without the product.
 * Links to products that are sold everywhere do not need it.
 */
export function whereSold(to: PageKey | { readonly page: PageKey; readonly sku: string }): LegacyLink {
  return { to, ...substitutes[typeof to === 'string' ? to : to.page] };
}
