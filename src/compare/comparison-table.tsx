import { Link } from 'gatsby';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KnownProduct } from '../choices/products-by-key.ts';
import { CloseIcon } from '../components/icons.tsx';
import { Picture } from '../components/picture.tsx';
import * as styles from './comparison-table.module.css';
import { useRows } from './use-rows.tsx';

interface ComparisonTableProps {
  readonly products: readonly KnownProduct[];
  readonly onRemove: (key: string) => void;
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
        <label className={styles.toggle}>
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
