import { useTranslation } from 'react-i18next';
import * as styles from './key-facts.module.css';
import { factsOn } from './facts-on.ts';
import type { ProductData } from './types.ts';

/** Whether it fits: for whom it is, how it is used, and how it is cleaned; nothing where none of it is known. */
export function KeyFacts({ product }: { readonly product: ProductData }) {
  const { t } = useTranslation('product');
  const { cleaning } = product;
  const facts = [
    ...factsOn('summary', product, t),
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
