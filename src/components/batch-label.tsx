import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './batch-label.module.css';

/** A drawing of a product's label, with a batch number, as labels print it, in a ring. */
export function BatchLabel({ example }: { readonly example: string }) {
  const { t } = useTranslation('recall');
  const id = useId();
  return (
    <figure className={styles.figure}>
      <svg viewBox="18 6 284 188" role="img" aria-labelledby={id} className={styles.label}>
        <title id={id}>{t('check.drawing', { example })}</title>
        <rect x="20" y="8" width="280" height="184" rx="8" className={styles.cloth} />
        <path d="M32 20h256" className={styles.seam} />
        <path d="M40 46h120M40 62h164M40 78h92" className={styles.print} />
        <path d="M40 98h240" className={styles.rule} />
        <rect x="48" y="128" width="44" height="26" rx="3" className={styles.mark} />
        <text x="70" y="147" textAnchor="middle" className={styles.lot}>
          LOT
        </text>
        <text x="104" y="149" className={styles.digits}>
          {example}
        </text>
        <rect x="36" y="114" width="186" height="54" rx="27" className={styles.ring} />
        <path
          d="M240 118v46M246 118v46M254 118v46M258 118v46M266 118v46M274 118v46M278 118v46"
          className={styles.bars}
        />
      </svg>
      <figcaption>{t('check.where')}</figcaption>
    </figure>
  );
}
