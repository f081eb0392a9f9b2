import { useTranslation } from 'react-i18next';
import type { CataloguePrice, Measure } from '../../contract/product.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { formatMoney } from '../../stores/format-money.ts';
import { numberFormat } from '../../stores/intl-formats.ts';
import * as styles from './price-notes.module.css';

interface PriceNotesProps {
  readonly price: CataloguePrice;
  readonly measure: Measure | null;
}

/** What has to stand beside a price wherever a product is offered: what a unit costs, and the lowest price before a reduction. */
export function PriceNotes({ price, measure }: PriceNotesProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { centAmount, priorCentAmount } = price;
  const amount = (cents: number) => formatMoney({ ...price, centAmount: cents }, locale);
  return (
    <>
      {measure && (
        <p className={styles.note}>
          {t('price.perUnit', {
            price: amount(Math.round(centAmount / measure.quantity)),
            unit: measure.unit,
          })}
        </p>
      )}
      {priorCentAmount && (
        <p className={styles.note}>
          {t('price.lowestBefore')} <s>{amount(priorCentAmount)}</s>{' '}
          {reductionText(centAmount, priorCentAmount, locale)}
        </p>
      )}
    </>
  );
}

/** By how much a price is reduced, e.g. `-20%`: rounded down, so that it never promises too much; empty below 1 %. */
export function reductionText(centAmount: number, priorCentAmount: number, locale: string): string {
  const percent = Math.floor(((priorCentAmount - centAmount) * 100) / priorCentAmount);
  return percent ? numberFormat(locale, { style: 'percent' }).format(-percent / 100) : '';
}
