import { useTranslation } from 'gatsby-plugin-react-i18next';
import * as styles from './product-facts.module.css';
import type { ProductData } from './types.ts';

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
    ...(product.age === null ? [] : [{ name: t('age'), text: product.age }]),
    ...(product.weight === null ? [] : [{ name: t('weight'), text: product.weight }]),
    ...product.measures,
  ];
  if (rows.length === 0) return null;
  return (
    <details className={styles.fold} open>
      <summary>
        <h3>{(product.age ?? product.weight) ? t('fits') : t('measurements')}</h3>
      </summary>
      <dl className={styles.table}>
        {rows.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
