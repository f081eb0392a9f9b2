import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../stores/format-money.ts';
import type { SavedItem } from '../choices/saved-list.ts';
import { Picture } from '../components/picture.tsx';
import { useLocale } from '../i18n/use-locale.ts';
import type { Offered } from './use-wishes.ts';
import * as styles from './saved.module.css';

interface WishLineProps {
  readonly offered: Offered;
  /** What the product cost when it was saved; null if that is not known. */
  readonly before?: SavedItem['price'];
  readonly onChoose: (sku: string) => void;
  readonly children: ReactNode;
}

/** A product on a list: what it costs and whether it is in stock, the choice of its variant, and what can be done with it. */
export function WishLine({ offered, before = null, onChoose, children }: WishLineProps) {
  const { t } = useTranslation(['saved', 'translation']);
  const locale = useLocale();
  const { product, variant } = offered;
  const { price, availableQuantity } = variant;
  const { name, path, picture, variants } = product;
  const saving =
    price && before?.currencyCode === price.currencyCode ? before.centAmount - price.centAmount : 0;
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <Picture picture={picture} alt="" sizes="8rem" />
      </div>
      <div className={styles.about}>
        <p className={styles.name}>
          <Link to={`${path}?${new URLSearchParams({ sku: variant.sku }).toString()}`}>{name}</Link>
        </p>
        <p className={styles.price}>{price ? formatMoney(price, locale) : t('line.notSold')}</p>
        {price && saving > 0 && (
          <p className={styles.good}>
            {t('line.cheaper', { amount: formatMoney({ ...price, centAmount: saving }, locale) })}
          </p>
        )}
        {availableQuantity === 0 && <p className={styles.bad}>{t('translation:stock.out')}</p>}
        {variants.length > 1 && (
          <select
            className={`input ${styles.variant}`}
            aria-label={t('line.variant', { name })}
            value={variant.sku}
            onChange={(event) => onChoose(event.target.value)}
          >
            {variants.map(({ sku, label }) => (
              <option key={sku} value={sku}>
                {label}
              </option>
            ))}
          </select>
        )}
      </div>
      <div className={styles.controls}>{children}</div>
    </li>
  );
}

/** Whether it can be put in the cart now. */
export const isOnSale = ({ variant }: Offered): boolean =>
  variant.price !== null && variant.availableQuantity !== 0;
