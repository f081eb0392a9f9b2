import { type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../../contract/cart.ts';
import { ErrorText } from '../shop-api/error-text.tsx';
import * as styles from './discount-code-list.module.css';
import { useCartChange, useCartStore } from './use-cart.tsx';

interface DiscountCodeListProps {
  readonly cart: Cart;
  readonly list?: Ref<HTMLUListElement>;
  /** While a payment is in progress, nothing it depends on may change. */
  readonly locked?: boolean;
  /** The button that had the focus is gone. */
  readonly onRemoved: () => void;
}

/** The codes in the cart: whether each applies, and a button to remove it. */
export function DiscountCodeList({ cart, list, locked = false, onRemoved }: DiscountCodeListProps) {
  const { t } = useTranslation('cart');
  const { removeCode } = useCartStore();
  const { error, run } = useCartChange();
  const remove = async (id: string) => {
    if (await run(() => removeCode(id))) onRemoved();
  };
  return (
    <>
      <ul ref={list} role="list" aria-live="polite">
        {cart.discountCodes.map(({ id, applied, ...entry }) => {
          // commercetools only says what a code is called to clients that may read codes.
          const code = entry.code || t('code.unnamed');
          return (
            <li key={id} className={applied ? styles.code : styles.idle}>
              <span>{t(applied ? 'code.applied' : 'code.notApplied', { code })}</span>
              <button
                type="button"
                disabled={locked}
                aria-label={t('code.remove', { code })}
                onClick={() => void remove(id)}
              >
                ✕
              </button>
            </li>
          );
        })}
      </ul>
      <ErrorText error={error} />
    </>
  );
}
