import { useTranslation } from 'gatsby-plugin-react-i18next';
import * as styles from './product-facts.module.css';
import type { ProductData } from './types.ts';
import type { TFunction } from 'i18next';
import type { Range } from '../../contract/product.ts';

/** Everything to know before buying: the description is open, the details unfold. */
export function ProductFacts({ product }: { product: ProductData }) {
  const { t } = useTranslation('product');
  return (
    <div className={styles.facts}>
      <section className={styles.about}>
        <h2>{t('about')}</h2>
        {product.description.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <div>
        <Fold title={t('features')} items={product.features} open />
        <FitAndMeasurements product={product} />
        {(['materials', 'care', 'inTheBox'] as const).map((fact) => (
          <Fold key={fact} title={t(fact)} items={product[fact]} />
        ))}
      </div>
    </div>
  );
}

function Fold({ title, items, open = false }: { title: string; items: readonly string[]; open?: boolean }) {
  if (items.length === 0) return null;
  return (
    <details className={styles.fold} open={open}>
      <summary>
        <h3>{title}</h3>
      </summary>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </details>
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
    <details className={styles.fold} open>
      <summary>
        <h3>{product.ageMonths || product.weightKg ? t('fits') : t('measurements')}</h3>
      </summary>
      <dl className={styles.table}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
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
