import { useTranslation } from 'react-i18next';
import { useAddToCart } from '../cart/use-cart.tsx';
import { useAction } from '../shop-api/call-shop-api.ts';
import { ErrorText } from '../shop-api/error-text.tsx';
import { isOnSale } from './wish-line.tsx';
import type { Offered } from './use-wishes.ts';

interface PutInCartProps {
  readonly offered: Offered;
  readonly quantity: number;
  readonly label: string;
  /** Once it is in the cart; not while it waits for a connection. */
  readonly onDone: () => void;
}

/** The button that adds a product of a list to the cart, and what keeps it from there. */
export function PutInCart({ offered, quantity, label, onDone }: PutInCartProps) {
  const { t } = useTranslation('cart');
  const addToCart = useAddToCart();
  const { pending, error, run } = useAction();
  const { name } = offered.product;
  const { sku } = offered.variant;
  const add = async () => {
    if (pending) return;
    const answer = await run(() => addToCart({ sku, name, quantity }));
    if (answer?.result) onDone();
  };
  return (
    <>
      <button
        type="button"
        className="button"
        aria-label={`${label}: ${name}`}
        disabled={!isOnSale(offered)}
        aria-disabled={pending}
        onClick={() => void add()}
      >
        {pending ? t('add.adding') : label}
      </button>
      <ErrorText error={error} />
    </>
  );
}
