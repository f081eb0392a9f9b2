import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { CataloguePrice, Measure } from '../../contract/product.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { formatMoney } from './money.ts';
import * as styles from './price-notes.module.css';

interface PriceNotesProps {
  readonly price: CataloguePrice;
  readonly measure: Measure | null;
}

const symbols: Readonly<Record<Measure['unit'], string>> = { kg: 'kg', l: 'l', m: 'm', m2: 'm²', m3: 'm³' };

/**
 * What has to stand beside a price wherever a product is offered: what a unit costs if it is sold by measure, and the
 * lowest price of the 30 days before if it is reduced.
 */
export function PriceNotes({ price, measure }: PriceNotesProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const amount = (centAmount: number) => formatMoney({ ...price, centAmount }, locale);
  const { centAmount, priorCentAmount } = price;
  return (
    <>
      {measure && centAmount > 0 && (
        <p className={styles.note}>
          {t('price.perUnit', {
            price: amount(Math.round(centAmount / measure.quantity)),
            unit: symbols[measure.unit],
          })}
        </p>
      )}
      {priorCentAmount !== null && (
        <p className={styles.note}>
          {t('price.lowestBefore')} <s>{amount(priorCentAmount)}</s>{' '}
          <span className={styles.reduction}>{reductionText(centAmount, priorCentAmount, locale)}</span>
        </p>
      )}
    </>
  );
}

/** By how much a price is reduced, e.g. `-20%`: rounded down, so that it never promises too much; empty below 1 %. */
export function reductionText(centAmount: number, priorCentAmount: number, locale: string): string {
  const percent = Math.floor(((priorCentAmount - centAmount) * 100) / priorCentAmount);
  if (percent < 1) return '';
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(-percent / 100);
}
