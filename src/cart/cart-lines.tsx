import { useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Cart } from '../../contract/cart.ts';
import { CartLine } from './cart-line.tsx';
import * as styles from './cart-lines.module.css';

/** The products in the cart. Changes are announced to screen readers; after a removal, the focus moves to the list. */
export function CartLines({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const [announcement, setAnnouncement] = useState('');
  const [list, setList] = useState<HTMLElement | null>(null);
  return (
    <>
      <ul role="list" className={styles.list} aria-label={t('lines.label')} tabIndex={-1} ref={setList}>
        {cart.lineItems.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            onChanged={(quantity) => setAnnouncement(t('lines.changed', { name: line.name, quantity }))}
            onRemoved={() => {
              setAnnouncement(t('lines.removed', { name: line.name }));
              list?.focus();
            }}
          />
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </>
  );
}
