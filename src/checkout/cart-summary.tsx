import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart, Money } from '../../api/contract.ts';
import { formatMoney } from '../components/money.ts';
import { useStore } from '../shop/use-store.ts';
import * as styles from './cart-summary.module.css';

/** The amounts of a cart or an order, exactly as the commerce backend computed them. */
export type Totals = Pick<Cart, 'subtotal' | 'discount' | 'shippingMethod' | 'tax' | 'total'>;

/** Subtotal, discount, delivery, tax in the storefront's words, and the total. Adds up nothing itself. */
export function CartSummary({ totals }: { totals: Totals }) {
  const { t } = useTranslation('cart');
  const { locale, tax } = useStore();
  const { subtotal, discount, total } = totals;
  const price = (money: Money) => formatMoney(money, locale);
  const taxIsOpen = totals.tax === null && !tax.included;
  return (
    <dl className={styles.rows}>
      <Row label={t('summary.subtotal')}>{price(subtotal)}</Row>
      {discount && <Row label={t('summary.discountIncluded')}>−{price(discount)}</Row>}
      <ShippingRow method={totals.shippingMethod} />
      {totals.tax && !totals.tax.included && <Row label={totals.tax.label}>{price(totals.tax.amount)}</Row>}
      {taxIsOpen && <Row label={tax.label}>{t('summary.taxLater')}</Row>}
      <Row total label={taxIsOpen ? t('summary.totalBeforeTax', { tax: tax.label }) : t('summary.total')}>
        {price(total)}
      </Row>
      {totals.tax?.included === true && (
        <Row label={t('summary.taxIncluded', { tax: totals.tax.label })}>{price(totals.tax.amount)}</Row>
      )}
    </dl>
  );
}

function ShippingRow({ method }: { method: Cart['shippingMethod'] }) {
  const { t } = useTranslation('cart');
  const { locale } = useStore();
  if (!method) return <Row label={t('summary.shipping')}>{t('summary.shippingLater')}</Row>;
  return (
    <Row label={t('summary.shippingNamed', { method: method.name })}>
      {method.price.centAmount === 0 ? t('summary.free') : formatMoney(method.price, locale)}
    </Row>
  );
}

function Row({ label, total = false, children }: { label: string; total?: boolean; children: ReactNode }) {
  return (
    <div className={total ? styles.total : styles.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
