import { Link } from 'gatsby';
import { type ReactNode, Suspense } from 'react';
import { ManualLink } from '../components/manual-link.tsx';
import { Picture } from '../components/picture.tsx';
import * as styles from './content-blocks.module.css';
import * as cardStyles from './guide-cards.module.css';
import { Prose } from './prose.tsx';

type Block = Queries.ContentBlockFieldsFragment;

interface ContentBlocksProps {
  readonly blocks: readonly Block[];
  /** Null if none of them is sold here. */
  readonly renderProducts: (products: Block['products']) => ReactNode;
  /** In place of the block `questions`. */
  readonly questions: ReactNode;
}

export function ContentBlocks({ blocks, ...rest }: ContentBlocksProps) {
  return blocks.map((block, index) => (
    // The blocks of a page never change.
    <ContentBlock key={index} block={block} {...rest} />
  ));
}

/** Nothing for a picture of a storefront that has none, and for a kind that this version does not know. */
function ContentBlock({
  block,
  renderProducts,
  questions,
}: Omit<ContentBlocksProps, 'blocks'> & { readonly block: Block }): ReactNode {
  const { kind, html, caption, picture, products, guides } = block;
  switch (kind) {
    case 'text':
      return <Prose html={html ?? ''} />;
    case 'picture':
      return (
        picture?.picture.gatsbyImage && (
          <figure className={styles.figure}>
            <Picture
              picture={picture.picture.gatsbyImage}
              alt={picture.alt}
              sizes="(min-width: 48rem) 44rem, 100vw"
            />
            {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
          </figure>
        )
      );
    case 'products': {
      const shown = renderProducts(products);
      return (
        shown && (
          <div className={styles.cards}>
            <Suspense>{shown}</Suspense>
          </div>
        )
      );
    }
    case 'guides':
      return (
        <div className={styles.cards}>
          <GuideCards guides={guides} />
        </div>
      );
    case 'manuals':
      return (
        <ul role="list" className={styles.manuals}>
          {products.map(
            ({ name, manual }) =>
              manual && (
                <li key={name}>
                  <ManualLink manual={manual} name={name} />
                </li>
              ),
          )}
        </ul>
      );
    case 'questions':
      return questions;
    default:
      return null;
  }
}

export function GuideCards({ guides }: { readonly guides: readonly Queries.GuideFieldsFragment[] }) {
  return (
    <ul role="list" className={cardStyles.grid}>
      {guides.map(({ title, description, path, lead }) => (
        <li key={path} className={cardStyles.card}>
          {lead?.picture.gatsbyImage && (
            <div className={cardStyles.picture}>
              <Picture picture={lead.picture.gatsbyImage} alt="" sizes="(min-width: 48rem) 22rem, 100vw" />
            </div>
          )}
          <h3 className={cardStyles.title}>
            <Link to={path} className={cardStyles.link}>
              {title}
            </Link>
          </h3>
          <p className={cardStyles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
