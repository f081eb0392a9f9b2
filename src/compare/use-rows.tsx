import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../stores/format-money.ts';
import { StockLine } from '../catalogue/stock-line.tsx';
import { useOffers } from '../catalogue/use-offers.ts';
import type { KnownProduct } from '../choices/products-by-key.ts';
import { PriceNotes } from '../components/price-notes.tsx';
import { Rating } from '../components/rating.tsx';
import { useLocale } from '../i18n/use-locale.ts';
import { AddCompared } from './add-compared.tsx';
import { areDifferent, comparedFacts, offerNow } from './comparison.ts';
import * as styles from './comparison-table.module.css';

/** A row, in the order of the products. */
interface Row {
  readonly key: string;
  readonly name: string;
  readonly cells: readonly ReactNode[];
  readonly differs: boolean;
}

/** What it takes to buy each product, and everything else that is known of them. */
export function useRows(products: readonly KnownProduct[], nameId: (index: number) => string) {
  const { t } = useTranslation(['compare', 'translation', 'errors', 'product']);
  const locale = useLocale();
  const { now, isCurrent } = useOffers(products.flatMap(({ variants }) => variants));
  const columns = products.map((product) => ({
    product,
    offer: offerNow(product, product.variants.map(now)),
  }));
  const row = (
    key: 'price' | 'stock' | 'buy' | 'rating' | 'variants',
    cellOf: (column: (typeof columns)[number], index: number) => ReactNode,
    valueOf: (column: (typeof columns)[number]) => unknown = () => null,
  ): Row => ({
    key,
    name: t(`compare:rows.${key}`),
    cells: columns.map(cellOf),
    differs: areDifferent(columns.map(valueOf)),
  });
  const buying = [
    row(
      'price',
      ({ product, offer }) => {
        if (!offer) return t('errors:NotSoldHere');
        const price = formatMoney(offer.price, locale);
        return (
          <>
            <p className={styles.price}>
              {offer.hasPriceRange ? t('translation:price.from', { price }) : price}
            </p>
            <PriceNotes
              price={offer.hasPriceRange ? { ...offer.price, priorCentAmount: null } : offer.price}
              measure={product.measure}
            />
          </>
        );
      },
      ({ offer }) => offer?.price.centAmount,
    ),
    row(
      'stock',
      ({ offer }) =>
        offer?.variant.availableQuantity != null && (
          <StockLine
            availableQuantity={offer.variant.availableQuantity}
            isCurrent={isCurrent(offer.variant.sku)}
          />
        ),
      ({ offer }) => offer?.variant.availableQuantity === 0,
    ),
    row('buy', ({ product, offer }, index) =>
      offer ? <AddCompared product={product} variant={offer.variant} nameId={nameId(index)} /> : <></>,
    ),
  ];
  const isRated = products.some(({ rating }) => rating !== null);
  const others = [
    ...(isRated
      ? [
          row(
            'rating',
            ({ product: { rating } }) => rating && <Rating {...rating} />,
            ({ product: { rating } }) => rating?.average,
          ),
        ]
      : []),
    row(
      'variants',
      ({ product: { variants } }) => (
        <ul role="list">
          {variants.map(({ sku, label, color }) => (
            <li key={sku}>
              {color !== null && (
                <span className={styles.dot} style={{ '--swatch': color }} aria-hidden="true" />
              )}
              {label}
            </li>
          ))}
        </ul>
      ),
      ({ product: { variants } }) => variants.map(({ label }) => label).join(),
    ),
    ...comparedFacts(products).map(({ values, ...fact }): Row => ({ ...fact, cells: values })),
  ];
  return { buying, others };
}
