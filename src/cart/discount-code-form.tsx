import { type Ref, type SyntheticEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../../contract/cart.ts';
import { cleanCode } from '../../stores/typed-text.ts';
import * as styles from './discount-code-form.module.css';
import { focusOn, show } from '../components/focus-on.ts';
import { ErrorText } from '../shop-api/error-text.tsx';
import { useAction } from '../shop-api/call-shop-api.ts';
import { useCartStore } from './use-cart.tsx';
import * as discountCodeListStyles from './discount-code-list.module.css';

/** Lists the codes in the cart with whether each applies, and accepts another one, folded: most shoppers have none. */
export function DiscountCodeForm({ cart, locked = false }: Pick<DiscountCodeListProps, 'cart' | 'locked'>) {
  const { t } = useTranslation('cart');
  const { applyCode } = useCartStore();
  const { pending, error, run } = useAction();
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const fold = useRef<HTMLElement>(null);
  const codes = useRef<HTMLUListElement>(null);
  const id = useId();

  const apply = async (event: SyntheticEvent) => {
    event.preventDefault();
    const typed = cleanCode(code);
    setMissing(typed === '');
    if (typed === '') focusOn(field.current);
    if (typed === '' || pending || locked) return;
    if (await run(() => applyCode(typed))) {
      setCode('');
      if (codes.current) show(codes.current);
    } else focusOn(field.current);
  };
  return (
    <div className={styles.codes}>
      <DiscountCodeList cart={cart} locked={locked} list={codes} onRemoved={() => focusOn(fold.current)} />
      <details className="fold">
        <summary ref={fold}>{t('code.title')}</summary>
        <form className={styles.form} onSubmit={(event) => void apply(event)} noValidate>
          <div className="field-row">
            <input
              ref={field}
              id={id}
              className="input"
              aria-label={t('code.title')}
              value={code}
              maxLength={60}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-invalid={missing || error !== null}
              aria-describedby={`${id}-problem`}
              onChange={(event) => setCode(event.target.value)}
            />
            <button type="submit" className="button button-quiet" aria-disabled={pending || locked}>
              {t('code.apply')}
            </button>
          </div>
          <div id={`${id}-problem`}>
            {missing && (
              <p role="alert" className={styles.problem}>
                {t('code.missing')}
              </p>
            )}
            {/* Only its code: the reference of an error would look like the discount code. */}
            <ErrorText error={error && error.code} />
          </div>
        </form>
      </details>
    </div>
  );
}

interface DiscountCodeListProps {
  readonly cart: Cart;
  readonly list: Ref<HTMLUListElement>;
  /** While a payment is in progress, nothing it depends on may change. */
  readonly locked?: boolean;
  /** The button that had the focus is gone. */
  readonly onRemoved: () => void;
}

function DiscountCodeList({ cart, list, locked = false, onRemoved }: DiscountCodeListProps) {
  const { t } = useTranslation('cart');
  const { removeCode } = useCartStore();
  const { error, run } = useAction();
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
            <li key={id} className={applied ? discountCodeListStyles.code : discountCodeListStyles.idle}>
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
