import { useTranslation } from 'react-i18next';
import type { LineItem } from '../../contract/cart.ts';
import { unitsLeft } from '../../contract/short-line.ts';

/** How much is left of a short line. */
export function UnitsLeft({ line }: { line: LineItem }) {
  const { t } = useTranslation('cart');
  const count = unitsLeft(line);
  return count === 0 ? t('lines.soldOut') : t('lines.left', { count });
}

/** Reduces a short line to what is left of it; nothing if it is sold out. */
export function ReduceButton({
  line,
  onReduce,
}: {
  readonly line: LineItem;
  readonly onReduce: (quantity: number) => void;
}) {
  const { t } = useTranslation('cart');
  const quantity = unitsLeft(line);
  if (quantity === 0) return null;
  const label = t('lines.reduce', { quantity });
  return (
    <button
      type="button"
      className="button button-quiet"
      aria-label={`${label}: ${line.name}`}
      onClick={() => onReduce(quantity)}
    >
      {label}
    </button>
  );
}
