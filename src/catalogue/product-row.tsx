import { type ReactNode, useId } from 'react';
import { ProductGrid } from './product-grid.tsx';
import * as styles from './product-row.module.css';
import type { ProductCardData } from './types.ts';

interface ProductRowProps {
  readonly title: ReactNode;
  /** What telemetry calls this list. */
  readonly list: string;
  readonly products: readonly ProductCardData[];
}

/** A few products below a heading; nothing without products. */
export function ProductRow({ title, list, products }: ProductRowProps) {
  const titleId = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.row}>
      <h2 id={titleId}>{title}</h2>
      <ProductGrid list={list} products={products} />
    </section>
  );
}
