import { type ReactNode, Suspense } from 'react';
import { ManualLink } from '../components/manual-link.tsx';
import { Picture } from '../components/picture.tsx';
import * as styles from './content-blocks.module.css';
import { GuideCards } from './guide-cards.tsx';
import { Prose } from './prose.tsx';
import type { ContentBlockData } from './types.ts';

interface ContentBlocksProps<Product> {
  readonly blocks: readonly ContentBlockData<Product>[];
  readonly renderProducts: (products: readonly Product[]) => ReactNode;
  /** In place of the block `questions`. */
  readonly questions: ReactNode;
}

/** The text of a page, with what is shown between its parts. */
export function ContentBlocks<Product>({ blocks, ...rest }: ContentBlocksProps<Product>) {
  return blocks.map((block, index) => (
    // The blocks of a page never change.
    <ContentBlock key={index} block={block} {...rest} />
  ));
}

function ContentBlock<Product>({
  block,
  renderProducts,
  questions,
}: Omit<ContentBlocksProps<Product>, 'blocks'> & { readonly block: ContentBlockData<Product> }): ReactNode {
  switch (block.kind) {
    case 'text':
      return <Prose html={block.html} />;
    case 'picture':
      return (
        <figure className={styles.figure}>
          <Picture picture={block.picture} alt={block.alt} sizes="(min-width: 48rem) 44rem, 100vw" />
          {block.caption && <figcaption className={styles.caption}>{block.caption}</figcaption>}
        </figure>
      );
    case 'products':
      return (
        block.products.length > 0 && (
          <div className={styles.cards}>
            <Suspense>{renderProducts(block.products)}</Suspense>
          </div>
        )
      );
    case 'guides':
      return (
        <div className={styles.cards}>
          <GuideCards guides={block.guides} />
        </div>
      );
    case 'manuals':
      return (
        <ul role="list" className={styles.manuals}>
          {block.manuals.map(({ name, manual }) => (
            <li key={name}>
              <ManualLink manual={manual} name={name} />
            </li>
          ))}
        </ul>
      );
    case 'questions':
      return questions;
  }
}
