import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxQuantity } from '../../contract/limits.ts';
import * as styles from './quantity-field.module.css';

interface QuantityFieldProps {
  readonly value: number;
  /** Units in stock; null if stock is not tracked. */
  readonly available: number | null;
  readonly onChange: (quantity: number) => void;
  readonly label: string;
  readonly name: string;
}

/**
 * A whole number from 1 to what is available, chosen with buttons or by typing; a typed number takes effect when the field
 * loses the focus. A larger number becomes the maximum, and a message says so.
 */
export function QuantityField(props: QuantityFieldProps) {
  const { value, available, onChange, label, name } = props;
  const { t } = useTranslation('cart');
  const [typed, setTyped] = useState<string | null>(null);
  const [isLimited, setIsLimited] = useState(false);
  const max = quantityLimit(available);
  const change = (quantity: number) => {
    const allowed = Math.min(Math.max(quantity, 1), max);
    setIsLimited(quantity > max);
    if (allowed !== value) onChange(allowed);
  };
  const commit = () => {
    if (typed === null) return;
    setTyped(null);
    // Digits of another width are digits, too. Every product has this field, so it does without `stores/typed-text.ts`.
    const plain = typed.normalize('NFKC').trim();
    if (/^\d+$/.test(plain)) change(Number(plain));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter') commit();
    else if (step === undefined || typed !== null) return;
    else change(value + step);
    event.preventDefault();
  };
  return (
    <div>
      <div className={styles.field}>
        <button
          type="button"
          aria-label={t('lines.fewer', { name })}
          aria-disabled={value <= 1}
          onClick={() => change(value - 1)}
        >
          −
        </button>
        <input
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          value={typed ?? value}
          onChange={(event) => {
            setTyped(event.target.value);
            setIsLimited(false);
          }}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          aria-label={t('lines.more', { name })}
          aria-disabled={value >= max}
          onClick={() => change(value + 1)}
        >
          +
        </button>
      </div>
      {isLimited && (
        <p role="alert" className={styles.limited}>
          {t(max < maxQuantity ? 'lines.stockLimit' : 'lines.limit', { quantity: max })}
        </p>
      )}
    </div>
  );
}

export function quantityLimit(available: number | null): number {
  return Math.max(1, Math.min(maxQuantity, available ?? maxQuantity));
}
