import type { ReactNode } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useLocale, useTaxName } from '../i18n/use-locale.ts';
import type { Cart } from '../../contract/cart.ts';
import type { Money } from '../../contract/money.ts';
import { formatMoney } from '../components/money.ts';
import { useStore } from '../shop/shop-context.tsx';
import * as styles from './cart-summary.module.css';

/** The amounts of a cart or an order, exactly as the commerce backend calculated them. */
export type Totals = Pick<Cart, 'subtotal' | 'discount' | 'shippingMethod' | 'tax' | 'total'>;

/**
 * Subtotal, discount, delivery, the tax under the storefront's name for it, and the total. Does not calculate anything
 * itself.
 */
export function CartSummary({ totals }: { totals: Totals }) {
  const { t } = useTranslation('cart');
  const { tax } = useStore();
  const locale = useLocale();
  const taxName = useTaxName();
  const { subtotal, discount, total } = totals;
  const price = (money: Money) => formatMoney(money, locale);
  const taxIsOpen = totals.tax === null && !tax.included;
  return (
    <dl className={styles.rows}>
      <Row label={t('summary.subtotal')}>{price(subtotal)}</Row>
      {discount && <Row label={t('summary.discountIncluded')}>−{price(discount)}</Row>}
      <ShippingRow method={totals.shippingMethod} />
      {totals.tax && !totals.tax.included && (
        <Row label={capitalise(taxName(totals.tax.name), locale)}>{price(totals.tax.amount)}</Row>
      )}
      {taxIsOpen && <Row label={capitalise(taxName(tax.name), locale)}>{t('summary.taxLater')}</Row>}
      <Row
        total
        label={taxIsOpen ? t('summary.totalBeforeTax', { tax: taxName(tax.name) }) : t('summary.total')}
      >
        {price(total)}
      </Row>
      {totals.tax?.included === true && totals.tax.name !== 'none' && (
        <Row label={t('summary.taxIncluded', { tax: taxName(totals.tax.name) })}>
          {price(totals.tax.amount)}
        </Row>
      )}
    </dl>
  );
}

/** The name of a tax is written for use within sentences; as a label, it starts with a capital letter. */
function capitalise(text: string, locale: string): string {
  return text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);
}

function ShippingRow({ method }: { method: Cart['shippingMethod'] }) {
  const { t } = useTranslation('cart');
  const locale = useLocale();
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
