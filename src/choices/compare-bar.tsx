import { useTranslation } from 'react-i18next';
import { CloseIcon } from '../components/icons.tsx';
import { Picture } from '../components/picture.tsx';
import * as styles from './compare-bar.module.css';
import { ComparisonLink } from './comparison-link.tsx';
import { mostCompared, setCompared, toggleCompared, useCompared } from './compared.ts';
import { useKnownProducts } from './products-by-key.ts';

interface CompareBarProps {
  /** On a phone, the button to buy is there, and the way to the comparison is beside the product's own button. */
  readonly isOnProduct: boolean;
}

/** The products chosen for a comparison, at the bottom of the screen, and the way there. */
export function CompareBar({ isOnProduct }: CompareBarProps) {
  const { t } = useTranslation('compare');
  const keys = useCompared((compared) => compared.keys);
  const isFull = useCompared(({ said }) => said?.kind === 'full');
  const { products } = useKnownProducts(keys);
  if (keys.length === 0) return null;
  return (
    <section aria-label={t('title')} className={styles.bar} data-on-product={isOnProduct}>
      {isFull && (
        <p className={styles.full} aria-hidden="true">
          {t('said.full', { chosen: keys.length, most: mostCompared })}
        </p>
      )}
      <div className={styles.line}>
        <ul role="list" className={styles.products}>
          {keys.map((key) => {
            const { name = key, picture = null } = products?.get(key) ?? {};
            return (
              <li key={key}>
                <button
                  type="button"
                  className={styles.product}
                  aria-label={t('remove', { name })}
                  onClick={() => toggleCompared(key, name)}
                >
                  <Picture picture={picture} alt="" sizes="3rem" />
                  <CloseIcon />
                </button>
              </li>
            );
          })}
        </ul>
        <p className={styles.count}>{t('count', { chosen: keys.length, most: mostCompared })}</p>
        <button type="button" className={`link ${styles.clear ?? ''}`} onClick={() => setCompared([])}>
          {t('clear')}
        </button>
        <ComparisonLink keys={keys} className="button" text={t('toggle')} />
      </div>
    </section>
  );
}
