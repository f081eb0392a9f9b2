import { Link } from 'gatsby';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../stores/format-money.ts';
import { StockLine } from '../catalogue/stock-line.tsx';
import { useOffers } from '../catalogue/use-offers.ts';
import type { KnownProduct } from '../choices/products-by-key.ts';
import { CloseIcon } from '../components/icons.tsx';
import { Picture } from '../components/picture.tsx';
import { PriceNotes } from '../components/price-notes.tsx';
import { Rating } from '../components/rating.tsx';
import { useLocale } from '../i18n/use-locale.ts';
import { AddCompared } from './add-compared.tsx';
import { areDifferent, comparedFacts, offerNow } from './comparison.ts';
import * as styles from './comparison-table.module.css';

interface ComparisonTableProps {
  readonly products: readonly KnownProduct[];
  readonly onRemove: (key: string) => void;
}

/** A row, in the order of the products. */
interface Row {
  readonly key: string;
  readonly name: string;
  readonly cells: readonly ReactNode[];
  readonly differs: boolean;
}

/** A column for each product, and a row for what each of them is: on a phone, two columns and their names above each row. */
export function ComparisonTable({ products, onRemove }: ComparisonTableProps) {
  const { t } = useTranslation('compare');
  const id = useId();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const head = useRef<HTMLTableSectionElement>(null);
  const nameId = (index: number) => `${id}-${index}`;
  const { buying, others } = useRows(products, nameId);
  const isAlone = products.length < 2;
  const rows = [...buying, ...others.filter(({ differs }) => differs || isAlone || !onlyDifferences)];
  return (
    <>
      {!isAlone && (
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={({ target }) => setOnlyDifferences(target.checked)}
          />
          {t('onlyDifferences')}
        </label>
      )}
      <div className={styles.around} style={{ '--columns': products.length }}>
        <NamesOnTop head={head} names={products.map(({ name }) => name)} />
        <div
          className={styles.scroller}
          onScroll={({ currentTarget: { scrollLeft, parentElement } }) =>
            parentElement?.style.setProperty('--left', `${-scrollLeft}px`)
          }
        >
          <table className={styles.table}>
            <thead ref={head}>
              <tr>
                <td className={styles.corner} />
                {products.map(({ key, name, path, picture }, index) => (
                  <th key={key} scope="col" abbr={name} className={styles.product}>
                    <div className={styles.picture}>
                      <Picture picture={picture} alt="" sizes="(min-width: 48rem) 16rem, 45vw" />
                    </div>
                    <Link id={nameId(index)} to={path}>
                      {name}
                    </Link>
                    <button
                      type="button"
                      className={styles.remove}
                      aria-label={t('remove', { name })}
                      onClick={() => onRemove(key)}
                    >
                      <CloseIcon />
                    </button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, cells, differs }) => (
                <tr key={key} data-differs={differs && !isAlone}>
                  <th scope="row">
                    <span className={styles.name}>
                      {name}
                      {differs && !isAlone && <span className="visually-hidden"> ({t('differs')})</span>}
                    </span>
                  </th>
                  {cells.map((cell, index) => (
                    <td key={products[index]?.key}>{cell ?? <NotKnown />}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </>
  );
}

interface NamesOnTopProps {
  readonly head: RefObject<HTMLElement | null>;
  readonly names: readonly string[];
}

/** The names of the columns again, below the page's header, once they have been scrolled past. */
function NamesOnTop({ head, names }: NamesOnTopProps) {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setIsPast(!last.isIntersecting && last.boundingClientRect.top < 0);
      },
      { rootMargin: '-112px 0px 0px' },
    );
    if (head.current) observer.observe(head.current);
    return () => observer.disconnect();
  }, [head]);
  return (
    <div className={styles.names} data-shown={isPast} aria-hidden="true">
      <div>
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
    </div>
  );
}

/** What it takes to buy each product, and everything else that is known of them. */
function useRows(products: readonly KnownProduct[], nameId: (index: number) => string) {
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

/** Stands where nothing is known of a product. */
function NotKnown() {
  const { t } = useTranslation('compare');
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('notKnown')}</span>
    </>
  );
}
