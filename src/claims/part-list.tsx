import { Link } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaths } from '../navigation/page-context.tsx';
import { PutInCart } from '../saved/put-in-cart.tsx';
import { useWishes } from '../saved/use-wishes.ts';
import { WishLine } from '../saved/wish-line.tsx';
import { RetryableError } from '../shop-api/error-text.tsx';

interface PartListProps {
  /** Keys of the parts. */
  readonly parts: readonly string[];
  readonly label: string;
}

/** Spare parts with their prices, each with the button that puts it in the cart. */
export function PartList({ parts, label }: PartListProps) {
  const { t } = useTranslation(['claims', 'cart']);
  const { cart } = usePaths();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [added, setAdded] = useState<string | null>(null);
  const { offered, failed, retry } = useWishes(parts.map((key) => ({ key, sku: chosen[key] ?? null })));
  const shown = parts.flatMap((key) => offered?.get(key) ?? []);
  return (
    <>
      {failed && <RetryableError error="network" onRetry={retry} />}
      {offered && shown.length === 0 && <p>{t('parts.none')}</p>}
      <ul role="list" aria-label={label}>
        {shown.map((part) => (
          <WishLine
            key={part.product.key}
            offered={part}
            onChoose={(sku) => setChosen({ ...chosen, [part.product.key]: sku })}
          >
            <PutInCart
              offered={part}
              quantity={1}
              label={t('cart:add.button')}
              onDone={() => setAdded(part.product.name)}
            />
          </WishLine>
        ))}
      </ul>
      <p role="status">
        {added !== null && (
          <>
            {t('cart:add.done', { name: added, count: 1 })} <Link to={cart}>{t('cart:add.viewCart')}</Link>
          </>
        )}
      </p>
    </>
  );
}
