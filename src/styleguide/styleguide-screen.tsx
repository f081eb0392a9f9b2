import type { ProductCardData } from '../catalogue/types.ts';
import { Buttons, Fields, Notices } from './controls.tsx';
import { Colors, TypeScale } from './foundations.tsx';
import { Parts, Products } from './products.tsx';
import * as styles from './styleguide.module.css';
import { words } from './words.ts';

/** Every component in its states, for those who build the shop and for visual tests. */
export const StyleguideScreen = ({ product }: { readonly product: ProductCardData | undefined }) => (
  <div className={`page ${styles.screen ?? ''}`} lang="en">
    <header className={styles.header}>
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
    </header>
    <TypeScale />
    <Colors />
    <Buttons />
    <Fields />
    <Notices />
    {product && (
      <>
        <Products product={product} />
        <Parts path={product.path} />
      </>
    )}
  </div>
);
