import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../../contract/cart.ts';
import { cleanCode } from '../../stores/typed-text.ts';
import * as styles from './discount-code-form.module.css';
import { focusOn, show } from '../components/focus-on.ts';
import { DiscountCodeList } from './discount-code-list.tsx';
import { ErrorText } from '../shop-api/error-text.tsx';
import { useCartChange, useCartStore } from './use-cart.tsx';

/** Lists the codes in the cart with whether each applies, and accepts another one, folded: most shoppers have none. */
export function DiscountCodeForm({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const { applyCode } = useCartStore();
  const { pending, error, run } = useCartChange();
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
    if (typed === '' || pending) return;
    if (await run(() => applyCode(typed))) {
      setCode('');
      if (codes.current) show(codes.current);
    } else focusOn(field.current);
  };
  return (
    <div className={styles.codes}>
      <DiscountCodeList cart={cart} list={codes} onRemoved={() => focusOn(fold.current)} />
      <details className="fold">
        <summary ref={fold}>{t('code.title')}</summary>
        <form className={styles.form} onSubmit={(event) => void apply(event)} noValidate>
          <div className={styles.row}>
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
            <button type="submit" className="button button-quiet" aria-disabled={pending}>
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
