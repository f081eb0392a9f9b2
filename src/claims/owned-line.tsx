import { Link } from 'gatsby';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LineItem } from '../../contract/cart.ts';
import type { Order } from '../../contract/order.ts';
import { guaranteeEnd } from '../../stores/guarantee-end.ts';
import { dayText } from '../../stores/time-text.ts';
import { Later } from '../components/later.tsx';
import { useTimeReader } from '../i18n/use-locale.ts';
import { usePage } from '../navigation/page-context.tsx';
import { loadExtra } from '../recovery/reload-guard.ts';
import * as styles from './owned-line.module.css';

interface OwnedLineProps {
  readonly line: LineItem;
  readonly order: Pick<Order, 'orderNumber' | 'createdAt'>;
  /** Keys of its spare parts. */
  readonly parts: readonly string[];
}

/**
 * What the owner of something can count on: its guarantee, its spare parts, which are put in the cart from here, and where to say what
 * is wrong with it. Nothing where the shop has none of it.
 */
export function OwnedLine({ line, order, parts }: OwnedLineProps) {
  const { t } = useTranslation('claims');
  const { sitePaths } = usePage();
  const reader = useTimeReader();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { name, sku, warrantyYears: years } = line;
  const { claim } = sitePaths;
  const query = new URLSearchParams({ order: order.orderNumber, sku }).toString();
  const isGuaranteed = years !== undefined;
  if (parts.length === 0 && (!isGuaranteed || claim === undefined)) return null;
  return (
    <div className={styles.owned}>
      {isGuaranteed && (
        <p className={styles.guarantee}>
          {t('guarantee.text', {
            count: years,
            date: dayText(guaranteeEnd(order.createdAt, years, reader.timeZone), {
              ...reader,
              timeZone: 'UTC',
            }),
          })}
        </p>
      )}
      <div className={styles.ways}>
        {parts.length > 0 && (
          <button
            type="button"
            className="link"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`${t('parts.open')}: ${name}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('parts.open')}
          </button>
        )}
        {claim !== undefined && (
          <Link to={`${claim}?${query}`} aria-label={`${t('report')}: ${name}`}>
            {t('report')}
          </Link>
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        <Later wanted={isOpen} load={() => loadExtra(() => import('./part-list.tsx'))}>
          {({ PartList }) => <PartList parts={parts} label={`${t('parts.open')}: ${name}`} />}
        </Later>
      </div>
    </div>
  );
}
