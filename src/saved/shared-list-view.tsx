import { Link } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listFormat } from '../../stores/intl-formats.ts';
import { dayText } from '../../stores/time-text.ts';
import { mostSaved } from '../choices/saved-list.ts';
import { useLanguage, useLocale } from '../i18n/use-locale.ts';
import { usePaths } from '../navigation/page-context.tsx';
import { RetryableError } from '../shop-api/error-text.tsx';
import { PutInCart } from './put-in-cart.tsx';
import * as styles from './saved.module.css';
import { ShareButton } from './share-button.tsx';
import type { SharedList } from './shared-list.ts';
import { useWishes } from './use-wishes.ts';
import { WishLine } from './wish-line.tsx';

/** A list that somebody has shared, for those who want to give something from it. */
export function SharedListView({ list }: { readonly list: SharedList }) {
  const { t } = useTranslation(['saved', 'cart']);
  const locale = useLocale();
  const { cart } = usePaths();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [given, setGiven] = useState<readonly string[]>([]);
  const { offered, failed, retry } = useWishes(
    list.items.map(({ key, sku }) => ({ key, sku: chosen[key] ?? sku })),
  );
  const shown = list.items.flatMap((item) => {
    const found = offered?.get(item.key);
    return found ? [{ ...item, found }] : [];
  });
  const unknown = offered ? list.items.length - shown.length : 0;
  const names = listFormat(useLanguage()).format(given);
  return (
    <>
      {/* A stranger has written the name. */}
      <h1 data-sentry-mask="">{list.title === '' ? t('list.untitled') : list.title}</h1>
      {list.date !== null && (
        <p data-sentry-mask="">{t('list.date', { date: dayText(list.date, { locale, timeZone: 'UTC' }) })}</p>
      )}
      <p>{t('list.lead')}</p>
      {list.lacks === 'end' && <p className="notice">{t('list.cut')}</p>}
      {list.lacks === 'rest' && <p className="notice">{t('list.tooLong', { count: mostSaved })}</p>}
      {unknown > 0 && <p className="notice">{t('list.unknown', { count: unknown })}</p>}
      {failed && <RetryableError error="network" onRetry={retry} />}
      <ul role="list" className={styles.list}>
        {shown.map(({ key, quantity, found }) => (
          <WishLine key={key} offered={found} onChoose={(sku) => setChosen({ ...chosen, [key]: sku })}>
            {quantity > 1 && <p>{t('list.wanted', { count: quantity })}</p>}
            <PutInCart
              offered={found}
              quantity={1}
              label={t('cart:add.button')}
              onDone={() => setGiven([...given, found.product.name])}
            />
          </WishLine>
        ))}
      </ul>
      <div role="status">
        {given.length > 0 && (
          <div className="notice notice-good">
            <p>
              {t('list.given', { names })} <Link to={cart}>{t('cart:add.viewCart')}</Link>
            </p>
          </div>
        )}
      </div>
      {given.length > 0 && (
        <ShareButton label={t('list.tell')} what={() => ({ text: t('list.told', { names }) })} />
      )}
    </>
  );
}
