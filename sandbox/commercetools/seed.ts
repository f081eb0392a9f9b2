import type {
  CartDiscountDraft,
  CategoryDraft,
  DiscountCodeDraft,
  InventoryEntryDraft,
  ProductDraft,
  ProductTypeDraft,
  ProductVariantDraft,
  ReviewDraft,
  ShippingMethodDraft,
  StateDraft,
  StoreDraft,
  TaxCategoryDraft,
  TypeDraft,
  ZoneDraft,
} from '@commercetools/platform-sdk';
import type { ProjectAccess } from './oauth.ts';

export type Keyed<Draft> = Draft & { readonly key: string };

/** A product to be published as it is. */
export type ProductSeed = Keyed<ProductDraft> & { readonly masterVariant: ProductVariantDraft };

/** A product type whose nested types are named by their keys. */
export type ProductTypeSeed = Keyed<Omit<ProductTypeDraft, 'attributes'>> & {
  readonly attributes?: readonly object[];
};

/**
 * What a project contains. What an administrator sets up, such as types and zones, stays as it is where the seed has none of
 * its kind: without any, a project is empty until somebody sets it up. All of it is written as drafts like those from which commercetools itself creates resources. References use keys,
 * in `key` or, where the SDK's types allow nothing else, in `id`.
 */
export interface CommercetoolsSeed {
  readonly credentials: ProjectAccess;
  /**
   * English only, if its languages are omitted. Without `countryTaxRateFallbackEnabled`, an address with a state needs a tax
   * rate of that state.
   */
  readonly project?: {
    readonly [List in 'languages' | 'currencies' | 'countries']?: readonly string[];
  } & { readonly carts?: { readonly countryTaxRateFallbackEnabled?: boolean } };
  readonly taxCategories?: readonly Keyed<TaxCategoryDraft>[];
  readonly zones?: readonly Keyed<ZoneDraft>[];
  readonly shippingMethods?: readonly Keyed<ShippingMethodDraft>[];
  readonly cartDiscounts?: readonly Keyed<CartDiscountDraft>[];
  readonly discountCodes?: readonly Keyed<DiscountCodeDraft>[];
  readonly types?: readonly TypeDraft[];
  readonly states?: readonly StateDraft[];
  readonly stores?: readonly StoreDraft[];
  /** One comes after those that are nested in it. */
  readonly productTypes?: readonly ProductTypeSeed[];
  /** Parents before their children. */
  readonly categories?: readonly Keyed<CategoryDraft>[];
  readonly products?: readonly ProductSeed[];
  /** Published, and counted in the ratings of their products. */
  readonly reviews?: readonly Keyed<ReviewDraft>[];
  /** The initial stock; the stock of an SKU that already has an entry does not change. */
  readonly inventory?: readonly InventoryEntryDraft[];
}
