import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { variantLabel } from '../../contract/product.ts';
import { queryParameter, useQueryParameter } from '../navigation/query.ts';
import { useTracked } from '../telemetry/use-tracked.ts';
import { Gallery } from './gallery.tsx';
import { factsOn, ProductFacts } from './product-facts.tsx';
import * as styles from './product-screen.module.css';
import { Purchase, type PurchaseProps } from './purchase.tsx';
import type { ProductData, VariantData } from './types.ts';
import { initialVariant } from './variants.ts';
import * as keyFactsStyles from './key-facts.module.css';

interface ProductScreenProps extends Pick<PurchaseProps, 'picker' | 'goesWith' | 'otherWays'> {
  readonly product: ProductData;
  /** What comes after the product, e.g. products that go well with it. */
  readonly end: ReactNode;
  /** What the page does with the variant that is shown, e.g. remember it. */
  readonly children?: (variant: VariantData) => ReactNode;
}

/** A product with a choice of variants, which the address contains (`?sku=`), and the button to add it to the cart. */
export function ProductScreen({ product, end, children, ...purchase }: ProductScreenProps) {
  // Chosen by the build's stock: the page must not change its variant by itself.
  const variantOf = (requested: string | null) => initialVariant(product.variants, requested);
  const variant = variantOf(useQueryParameter('sku'));
  const { sku, price } = variant;
  useTracked(sku, () =>
    // While the page is hydrated, it shows another variant than its address for a moment.
    price && sku === variantOf(queryParameter('sku')).sku
      ? { name: 'view_item', product, variant: { sku, label: variantLabel(variant.axes), price } }
      : null,
  );
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.pictures}>
          <Gallery product={product} variant={variant} />
        </div>
        <div className={styles.buy}>
          <h1>{product.name}</h1>
          <Purchase product={product} selected={variant} {...purchase} />
          {children?.(variant)}
          <p className={styles.tagline}>{product.tagline}</p>
          <KeyFacts product={product} />
          <Suspense>
            <ProductFacts product={product} />
          </Suspense>
        </div>
      </div>
      <Suspense>{end}</Suspense>
    </>
  );
}

/** Whether it fits: for whom it is, how it is used, and how it is cleaned; nothing where none of it is known. */
function KeyFacts({ product }: { readonly product: ProductData }) {
  const { t } = useTranslation('product');
  const { cleaning } = product;
  const facts = [
    ...factsOn('summary', product, t),
    { name: t('cleaning'), text: cleaning.map(({ text }) => text).join(' · ') },
  ].filter(({ text }) => text !== '');
  if (facts.length === 0) return null;
  return (
    <dl className={keyFactsStyles.facts}>
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
