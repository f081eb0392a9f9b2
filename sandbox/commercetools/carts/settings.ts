import type {
  CartDiscount,
  DiscountCode,
  ShippingMethod,
  TaxCategory,
  Zone,
} from '@commercetools/platform-sdk';
import { referencedResourceNotFound } from '../errors.ts';
import { projectOf } from '../project.ts';
import type { Storage } from '../storage.ts';
import type { Resources, TypeId } from '../resource-types.ts';

/** The shop's settings that a cart's totals depend on, in addition to the cart itself. */
export interface CartSettings {
  /** ISO 8601. */
  readonly now: string;
  /** Whether a country's tax rate applies to its states, too. */
  readonly countryTaxRateFallback: boolean;
  taxCategory(id: string): TaxCategory;
  /** Undefined if the product no longer exists. */
  taxCategoryOfProduct(productId: string): TaxCategory | undefined;
  shippingMethod(id: string): ShippingMethod | undefined;
  readonly zones: readonly Zone[];
  discountCode(id: string): DiscountCode;
  cartDiscount(id: string): CartDiscount;
}

/** Reads the current settings from storage. */
export function cartSettings(storage: Storage): CartSettings {
  const required = <T extends TypeId>(type: T, id: string): Resources[T] => {
    const resource = storage.get(type, id);
    if (!resource) throw referencedResourceNotFound(type, { id });
    return resource;
  };
  return {
    now: new Date().toISOString(),
    countryTaxRateFallback: projectOf(storage).carts.countryTaxRateFallbackEnabled ?? false,
    taxCategory: (id) => required('tax-category', id),
    taxCategoryOfProduct: (productId) => {
      const product = storage.get('product', productId);
      return product && required('tax-category', product.taxCategory?.id ?? 'none');
    },
    shippingMethod: (id) => storage.get('shipping-method', id),
    zones: storage.all('zone'),
    discountCode: (id) => required('discount-code', id),
    cartDiscount: (id) => required('cart-discount', id),
  };
}
