import { Link } from 'gatsby';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuantityField } from '../cart/quantity-field.tsx';
import { edit, forget, save, type SavedItem, tellChange, useSavedList } from '../choices/saved-list.ts';
import { useFocusNext } from '../components/focus-on.ts';
import { reviewConsent } from '../consent/consent-store.ts';
import { usePaths } from '../navigation/page-context.tsx';
import { RetryableError } from '../shop-api/error-text.tsx';
import { PutInCart } from './put-in-cart.tsx';
import * as styles from './saved.module.css';
import { ShareForm } from './share-form.tsx';
import { useWishes } from './use-wishes.ts';
import { WishLine } from './wish-line.tsx';

/** What this visitor has saved. */
export function OwnList() {
  const { t } = useTranslation(['saved', 'cart']);
  const { cart, shop } = usePaths();
  const { items, unreadable, kept } = useSavedList((list) => list);
  const { offered, failed, retry } = useWishes(items);
  const [done, setDone] = useState<ReactNode>(null);
  const [status, goToStatus] = useFocusNext<HTMLParagraphElement>();
  const tell = (what: ReactNode) => {
    setDone(what);
    goToStatus();
  };
  const remove = (item: SavedItem) => {
    forget(item.key);
    const undo = () => {
      save(item);
      tellChange(null);
      setDone(null);
    };
    tell(
      <>
        {t('notice.removed', { name: item.name })}{' '}
        <button type="button" className="link" onClick={undo}>
          {t('notice.undo')}
        </button>
      </>,
    );
  };
  const moved = ({ key, name, quantity }: SavedItem) => {
    forget(key);
    tell(
      <>
        {t('cart:add.done', { name, count: quantity })} <Link to={cart}>{t('cart:add.viewCart')}</Link>
      </>,
    );
  };
  const removal = (item: SavedItem) => (
    <button
      type="button"
      className="link"
      aria-label={t('cart:lines.removeNamed', { name: item.name })}
      onClick={() => remove(item)}
    >
      {t('cart:lines.remove')}
    </button>
  );
  return (
    <>
      <h1>{t('title')}</h1>
      <p
        ref={status}
        tabIndex={-1}
        role="status"
        className={done === null ? undefined : 'notice notice-good'}
      >
        {done}
      </p>
      {unreadable > 0 && <p className="notice">{t('unreadable')}</p>}
      {items.length === 0 && (
        <>
          <p>{t('empty')}</p>
          <Link to={shop} className="button">
            {t('cart:empty.shop')}
          </Link>
        </>
      )}
      {items.length > 0 && kept !== 'device' && (
        <p className="notice">
          {t(`notice.${kept}`)}{' '}
          {kept === 'visit' && (
            <button type="button" className="link" onClick={() => reviewConsent(true)}>
              {t('notice.keep')}
            </button>
          )}
        </p>
      )}
      {failed && <RetryableError error="network" onRetry={retry} />}
      <ul role="list" aria-label={t('title')} className={styles.list}>
        {items.map((item) => {
          const found = offered?.get(item.key);
          if (!found)
            return (
              <li key={item.key} className={styles.line}>
                <div className={styles.about}>
                  <p className={styles.name}>{item.name}</p>
                  {offered && <p className={styles.bad}>{t('line.notSold')}</p>}
                </div>
                <div className={styles.controls}>{removal(item)}</div>
              </li>
            );
          return (
            <WishLine
              key={item.key}
              offered={found}
              before={item.price}
              onChoose={(sku) => edit(item.key, { sku, ...(found.product.hasPriceRange && { price: null }) })}
            >
              <QuantityField
                value={item.quantity}
                available={found.variant.availableQuantity}
                onChange={(quantity) => edit(item.key, { quantity })}
                label={t('cart:lines.quantity', { name: item.name })}
                name={item.name}
              />
              <PutInCart
                offered={found}
                quantity={item.quantity}
                label={t('line.move')}
                onDone={() => moved(item)}
              />
              {removal(item)}
            </WishLine>
          );
        })}
      </ul>
      {items.length > 0 && <ShareForm items={items} />}
    </>
  );
}
