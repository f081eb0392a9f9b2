import type { DemoCategory, DemoProduct } from '../../catalogue/types.ts';
import type { Resources, Storage, TypeId } from '../storage.ts';
import { seedCategories } from './categories.ts';
import { seedInventory, seedProduct } from './products.ts';
import {
  seedCartDiscounts,
  seedDiscountCodes,
  seedShippingMethods,
  seedStores,
  seedTaxCategories,
  seedZones,
} from './settings.ts';
import { seedProductTypes, seedTypes } from './types.ts';

/** What a seed is made of. */
interface SeedSource {
  readonly categories: readonly DemoCategory[];
  readonly products: readonly DemoProduct[];
  /** Origin that serves the products' pictures, without a trailing slash. */
  readonly publicUrl: string;
}

/**
 * Brings catalogue and settings in line with the typed demo data, and gives variants that have no
 * stock entry their first stock. Carts, payments, orders and what was sold stay. Safe to run at every
 * start.
 */
export function seed(storage: Storage, { categories, products, publicUrl }: SeedSource): void {
  function replace<T extends TypeId>(type: T, resources: readonly Resources[T][]) {
    storage.clear(type);
    for (const resource of resources) {
      const value = 'key' in resource && typeof resource.key === 'string' ? resource.key : resource.id;
      storage.insert(type, resource, { field: 'key', value });
    }
  }

  storage.transaction(() => {
    replace('tax-category', seedTaxCategories());
    replace('zone', seedZones());
    replace('shipping-method', seedShippingMethods());
    replace('cart-discount', seedCartDiscounts());
    replace('discount-code', seedDiscountCodes());
    replace('store', seedStores());
    replace('type', seedTypes());
    replace('product-type', seedProductTypes());
    replace('category', seedCategories(categories));
    replace(
      'product',
      products.map((product) => seedProduct(product, publicUrl)),
    );
    for (const entry of products.flatMap(seedInventory)) {
      if (!storage.find('inventory-entry', entry.sku)) {
        storage.insert('inventory-entry', entry, { field: 'sku', value: entry.sku });
      }
    }
  });
}
