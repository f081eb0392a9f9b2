import { projectResource } from './project.ts';
import {
  cartDiscountOf,
  categoriesOf,
  channelOf,
  discountCodeOf,
  inventoryEntryOf,
  productOf,
  productTypeOf,
  reviewOf,
  shippingMethodOf,
  stateOf,
  storeOf,
  taxCategoryOf,
  typeOf,
  zoneOf,
} from './resources.ts';
import type { CommercetoolsSeed } from './seed.ts';
import type { Storage } from './storage.ts';
import type { Resources, TypeId } from './resource-types.ts';
import { stockKey } from './unique-values.ts';

/**
 * Brings catalogue and settings in line with the seed, and adds the initial stock for SKUs without a stock entry.
 * Carts, payments, orders, and what was sold stay. Safe to run at every start.
 * @param publicUrl origin that serves the pictures whose addresses are paths
 */
export function writeSeed(storage: Storage, seed: CommercetoolsSeed, publicUrl: string): void {
  function replace<T extends TypeId>(type: T, resources: readonly Resources[T][] = []) {
    storage.clear(type);
    for (const resource of resources) storage.insert(type, resource);
  }

  storage.transaction(() => {
    replace('project', [projectResource(seed)]);
    replace('tax-category', seed.taxCategories?.map(taxCategoryOf));
    replace('zone', seed.zones?.map(zoneOf));
    replace('shipping-method', seed.shippingMethods?.map(shippingMethodOf));
    replace('cart-discount', seed.cartDiscounts?.map(cartDiscountOf));
    replace('discount-code', seed.discountCodes?.map(discountCodeOf));
    replace('channel', seed.channels?.map(channelOf));
    replace('state', seed.states?.map(stateOf));
    replace('store', seed.stores?.map(storeOf));
    replace('type', seed.types?.map(typeOf));
    replace('product-type', seed.productTypes?.map(productTypeOf));
    replace('category', seed.categories && categoriesOf(seed.categories, publicUrl));
    replace(
      'product',
      seed.products?.map((product) => productOf(product, publicUrl)),
    );
    replace('review', seed.reviews?.map(reviewOf));
    for (const entry of seed.inventory?.map(inventoryEntryOf) ?? []) {
      if (!storage.find('inventory-entry', stockKey(entry.sku, entry.supplyChannel?.id))) {
        storage.insert('inventory-entry', entry);
      }
    }
  });
}
