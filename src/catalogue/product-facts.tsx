import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sections } from '../../brands/sections.ts';
import type { FactPlace } from '../../contract/catalogue-model.ts';
import { Sections } from '../components/sections.tsx';
import { useUserCountry } from '../shop/shop-context.tsx';
import * as styles from './product-facts.module.css';
import { hasSafety, Safety } from './safety.tsx';
import type { ProductData } from './types.ts';

/** Everything else to know before buying, unfolded one by one; what it is and what is good about it at once. */
export function ProductFacts({ product }: { product: ProductData }) {
  const { t } = useTranslation('product');
  const country = useUserCountry();
  const listOf = (fact: 'materials' | 'care' | 'inTheBox') => (
    <ListFold title={t(fact)} items={product[fact]} />
  );
  return (
    <div>
      <Sections
        list={sections.productFacts}
        shown={{ productKey: product.key }}
        all={{
          about: (
            <Fold title={t('about')} open>
              {product.description.split(/\n\s*\n/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Fold>
          ),
          features: <ListFold title={t('features')} items={product.features} open />,
          fit: <FitAndMeasurements product={product} />,
          materials: listOf('materials'),
          care: listOf('care'),
          inTheBox: listOf('inTheBox'),
          safety: hasSafety(product, country) && (
            // Warnings must be seen before anything is bought.
            <Fold title={t('safety.title')} open>
              <Safety product={product} />
            </Fold>
          ),
        }}
      />
    </div>
  );
}

interface FoldProps {
  readonly title: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}

function Fold({ title, open = false, children }: FoldProps) {
  return (
    <details className={styles.fold} open={open}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

function ListFold({ items, ...fold }: Omit<FoldProps, 'children'> & { readonly items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <Fold {...fold}>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Fold>
  );
}

function FitAndMeasurements({ product }: { product: ProductData }) {
  const { t } = useTranslation('product');
  const facts = factsOn('table', product, t);
  const rows = [...facts, ...product.measures];
  if (rows.length === 0) return null;
  return (
    <Fold title={facts.length > 0 ? t('fits') : t('measurements')} open>
      <dl className={styles.table}>
        {rows.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

/** The facts of a product that stand in a place, with their names. */
export const factsOn = (place: FactPlace, { facts }: ProductData, t: TFunction<'product'>) =>
  facts
    .filter(({ on }) => on.includes(place))
    .map(({ key, text }) => ({ name: t(`facts.${key as 'age'}`), text }));
