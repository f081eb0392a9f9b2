import { useTranslation } from 'gatsby-plugin-react-i18next';
import * as styles from './key-facts.module.css';
import type { ProductData } from './types.ts';

/** Whether it fits: for which baby, how it is used, and how it is cleaned; nothing where none of it is known. */
export function KeyFacts({ product }: { readonly product: ProductData }) {
  const { t } = useTranslation('product');
  const { age, weight, positions, cleaning } = product;
  const facts = [
    { name: t('age'), text: age ?? '' },
    { name: t('weight'), text: weight ?? '' },
    { name: t('positions'), text: positions.map(({ name }) => name).join(' · ') },
    { name: t('cleaning'), text: cleaning.map(({ text }) => text).join(' · ') },
  ].filter(({ text }) => text !== '');
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
