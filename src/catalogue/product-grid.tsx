import { ProductCard } from './product-card.tsx';
import * as styles from './product-grid.module.css';
import type { ProductCardData } from './types.ts';

/** Products next to each other: two on a phone, up to four on a desktop. */
export function ProductGrid(props: { products: readonly ProductCardData[]; aboveTheFold?: boolean }) {
  return (
    <ul role="list" className={styles.grid}>
      {props.products.map((product, index) => (
        <li key={product.key}>
          <ProductCard product={product} priority={props.aboveTheFold === true && index < 2} />
        </li>
      ))}
    </ul>
  );
}
