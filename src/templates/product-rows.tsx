import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ProductRow } from '../catalogue/product-row.tsx';
import type { ProductData } from '../catalogue/types.ts';
import { initialVariant } from '../catalogue/variants.ts';
import { useQueryParameter } from '../navigation/query.ts';
import { Recommendations } from '../search/recommendations/late-places.tsx';
import { useCurrency } from '../shop/shop-context.tsx';
import { toRow } from './card-fragment.ts';

interface ProductRowsProps {
  readonly product: ProductData;
  /** The products that go well with it. */
  readonly related: readonly Queries.ProductCardFieldsFragment[];
}

/** What else a shopper may want who looks at a product. */
export function ProductRows({ product, related }: ProductRowsProps) {
  const { t } = useTranslation('product');
  const { sku } = initialVariant(product.variants, useQueryParameter('sku'));
  const variants = [{ productKey: product.key, sku }];
  return (
    <>
      <Recommendations id="product-together" variants={variants}>
        <ProductRow title={t('related')} list="related" products={toRow(related, useCurrency())} />
      </Recommendations>
      <Recommendations id="product-similar" variants={variants} />
      <Recommendations id="product-also-viewed" variants={variants} />
      <Recommendations id="product-visually-similar" variants={variants} />
    </>
  );
}
