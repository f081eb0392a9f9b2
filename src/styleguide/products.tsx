import { ProductCard } from '../catalogue/product-grid.tsx';
import type { ProductCardData } from '../catalogue/types.ts';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { Picture } from '../components/picture.tsx';
import { PriceNotes } from '../components/price-notes.tsx';
import { ProductTiles } from '../components/product-tiles.tsx';
import { Rating } from '../components/rating.tsx';
import { Section } from './section.tsx';
import * as styles from './styleguide.module.css';
import { words } from './words.ts';

/** A product as it is, and as it would be in each state of a card. */
function statesOf(product: ProductCardData): readonly ProductCardData[] {
  const { price, ...rest } = product;
  const reduced = { ...price, priorCentAmount: Math.round(price.centAmount * 1.25) };
  return [
    { ...rest, key: 'plain', price, hasPriceRange: false, soldOut: false },
    { ...rest, key: 'range', price, hasPriceRange: true, soldOut: false },
    { ...rest, key: 'reduced', price: reduced, hasPriceRange: false, soldOut: false },
    { ...rest, key: 'sold-out', price, hasPriceRange: false, soldOut: true },
  ];
}

export const Products = ({ product }: { readonly product: ProductCardData }) => (
  <Section title={words.sections.products}>
    <ProductTiles>
      {statesOf(product).map((state) => (
        <li key={state.key}>
          <ProductCard product={state} onSelect={() => undefined} />
        </li>
      ))}
    </ProductTiles>
    <div className={styles.row}>
      <Rating average={4.6} count={683} />
      <Rating average={2} />
    </div>
    <div>
      <PriceNotes
        price={{ ...product.price, priorCentAmount: Math.round(product.price.centAmount * 1.25) }}
        measure={{ quantity: 2, unit: 'l' }}
      />
    </div>
  </Section>
);

export const Parts = ({ path }: { readonly path: string }) => (
  <Section title={words.sections.parts}>
    <Breadcrumbs trail={[{ name: words.parts.trail, path }]} current={words.parts.current} />
    <div className={styles.grid}>
      <details className="fold" open>
        <summary>{words.parts.fold}</summary>
        <p>{words.parts.folded}</p>
      </details>
      <details className="fold">
        <summary>{words.parts.fold}</summary>
        <p>{words.parts.folded}</p>
      </details>
      <div className="panel">
        <h3>{words.parts.panel}</h3>
        <p>{words.notices.plain}</p>
      </div>
      {/* The ground of a picture that has not arrived. */}
      <Picture picture={null} alt="" sizes="17rem" />
    </div>
  </Section>
);
