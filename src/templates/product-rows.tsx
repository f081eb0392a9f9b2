import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ProductRow } from '../catalogue/product-row.tsx';
import { Recommendations } from '../search/recommendations/late-places.tsx';
import { useCurrency } from '../shop/shop-context.tsx';
import { toRow } from './card-fragment.ts';

interface ProductRowsProps {
  readonly productKey: string;
  /** The products that go well with it. */
  readonly related: readonly Queries.ProductCardFieldsFragment[];
}

/** What else a shopper may want who looks at a product. */
export function ProductRows({ productKey, related }: ProductRowsProps) {
  const { t } = useTranslation('product');
  const productKeys = [productKey];
  return (
    <>
      <Recommendations id="product-together" productKeys={productKeys}>
        <ProductRow title={t('related')} list="related" products={toRow(related, useCurrency())} />
      </Recommendations>
      <Recommendations id="product-similar" productKeys={productKeys} />
      <Recommendations id="product-also-viewed" productKeys={productKeys} />
      <Recommendations id="product-visually-similar" productKeys={productKeys} />
    </>
  );
}
