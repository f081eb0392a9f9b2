import type { ReactNode } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import * as styles from './product-facts.module.css';
import type { ProductData } from './types.ts';
import type { TFunction } from 'i18next';
import type { Range } from '../../contract/product.ts';

/** Everything else to know before buying, unfolded one by one; what it is and what is good about it at once. */
export function ProductFacts({ product }: { product: ProductData }) {
  const { t } = useTranslation('product');
  return (
    <div>
      <Fold title={t('about')} open>
        {product.description.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Fold>
      <ListFold title={t('features')} items={product.features} open />
      <FitAndMeasurements product={product} />
      {(['materials', 'care', 'inTheBox'] as const).map((fact) => (
        <ListFold key={fact} title={t(fact)} items={product[fact]} />
      ))}
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

/** A list to unfold; nothing without items. */
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
  const rows = [
    ...(product.ageMonths ? [{ label: t('age'), value: ageText(t, product.ageMonths) }] : []),
    ...(product.weightKg ? [{ label: t('weight'), value: weightText(t, product.weightKg) }] : []),
    ...product.measurements,
  ];
  if (rows.length === 0) return null;
  return (
    <Fold title={product.ageMonths || product.weightKg ? t('fits') : t('measurements')} open>
      <dl className={styles.table}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

type ProductTexts = TFunction<'product'>;

/** An age range in words: months up to two years, whole years beyond. */
export function ageText(t: ProductTexts, { from, to }: Range): string {
  if (to === null) return from ? t('ageFrom', { from: ageOf(t, from) }) : t('ageFromBirth');
  if (!from) return t('ageTo', { to: ageOf(t, to) });
  return t('ageRange', { from: ageOf(t, from), to: ageOf(t, to) });
}

/** A weight range in words, in kilograms. */
export function weightText(t: ProductTexts, { from, to }: Range): string {
  if (from === null) return t('weightTo', { to });
  return to === null ? t('weightFrom', { from }) : t('weightRange', { from, to });
}

function ageOf(t: ProductTexts, months: number): string {
  return months >= 24 && months % 12 === 0
    ? t('years', { count: months / 12 })
    : t('months', { count: months });
}
