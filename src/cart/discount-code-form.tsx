import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Cart } from '../../contract/cart.ts';
import * as styles from './discount-code-form.module.css';
import { focusOn, show } from '../components/focus-on.ts';
import { ErrorText } from '../shop-api/error-text.tsx';
import { useCartChange, useCartStore } from './use-cart.tsx';

/** Accepts a discount code, and lists the codes in the cart with whether each applies. */
export function DiscountCodeForm({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const { applyCode, removeCode } = useCartStore();
  const { pending, error, run } = useCartChange();
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const codes = useRef<HTMLUListElement>(null);
  const id = useId();

  const apply = async (event: SyntheticEvent) => {
    event.preventDefault();
    const typed = code.trim();
    setMissing(typed === '');
    if (typed === '') focusOn(field.current);
    if (typed === '' || pending) return;
    if (await run(() => applyCode(typed))) {
      setCode('');
      if (codes.current) show(codes.current);
    } else focusOn(field.current);
  };
  const remove = async (codeId: string) => {
    if (await run(() => removeCode(codeId))) focusOn(field.current);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void apply(event)} noValidate>
      <label htmlFor={id}>{t('code.title')}</label>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          className="input"
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
        <ErrorText error={error} />
      </div>
      <ul ref={codes} role="list" aria-live="polite">
        {cart.discountCodes.map((entry) => (
          <li key={entry.id} className={styles.code}>
            <span>{t(entry.applied ? 'code.applied' : 'code.notApplied', { code: entry.code })}</span>
            <button
              type="button"
              aria-label={t('code.remove', { code: entry.code })}
              onClick={() => void remove(entry.id)}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
