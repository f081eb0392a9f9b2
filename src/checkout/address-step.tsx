import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Cart } from '../../contract/cart.ts';
import { AddressForm } from './address-form.tsx';
import { AddressLines } from '../components/address-lines.tsx';
import * as styles from './checkout-step.module.css';

interface AddressStepProps {
  readonly cart: Cart;
  /** Whether the form is open; otherwise, the saved address is shown. */
  readonly editing: boolean;
  /** While a payment is in progress, nothing it depends on may change. */
  readonly locked: boolean;
  readonly onEdit: () => void;
  readonly onSaved: () => void;
}

/** The first step: who is ordering, and where to. Saved answers can be changed at any time before paying. */
export function AddressStep({ cart, editing, locked, onEdit, onSaved }: AddressStepProps) {
  const { t } = useTranslation('checkout');
  if (editing || !cart.shippingAddress)
    return <AddressForm key={cart.country} cart={cart} onSaved={onSaved} />;
  return (
    <div className={styles.answer}>
      <div>
        <p>{cart.email}</p>
        <AddressLines address={cart.shippingAddress} />
      </div>
      <button
        type="button"
        className="button button-quiet"
        aria-label={t('editAddressLabel')}
        disabled={locked}
        onClick={onEdit}
      >
        {t('editAddress')}
      </button>
    </div>
  );
}
