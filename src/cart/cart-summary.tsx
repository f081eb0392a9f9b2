import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale, useTaxName } from '../i18n/use-locale.ts';
import type { Cart } from '../../contract/cart.ts';
import type { Money } from '../../contract/money.ts';
import { formatMoney } from '../../stores/format-money.ts';
import { useArrivalText } from '../delivery/delivery-text.ts';
import { useStore } from '../shop/shop-context.tsx';
import * as styles from './cart-summary.module.css';
import * as busySumsStyles from './busy-sums.module.css';
import { useCartState } from './use-cart.tsx';

/** The amounts of a cart or an order, exactly as the commerce backend calculated them. */
export type Totals = Pick<
  Cart,
  'goods' | 'discounts' | 'shippingMethod' | 'delivery' | 'tax' | 'addedTax' | 'total'
>;

/** The rows that add up to the total, as the shop has calculated them. What is not known yet has no row, as the total says. */
export function CartSummary({ totals }: { totals: Totals }) {
  const { t } = useTranslation('cart');
  const locale = useLocale();
  const taxName = useTaxName();
  const arrivalText = useArrivalText();
  const { goods, discounts, shippingMethod, delivery, tax, addedTax, total } = totals;
  const price = (money: Money) => formatMoney(money, locale);
  return (
    <dl className={styles.rows}>
      <Row label={t('summary.goods')}>{price(goods)}</Row>
      {discounts.map(({ name, amount }, index) => (
        <Row
          key={`${index} ${name}`}
          label={name === '' ? t('summary.discount') : t('summary.discountNamed', { name })}
        >
          −{price(amount)}
        </Row>
      ))}
      {delivery && (
        <Row
          label={t('summary.shippingNamed', { method: shippingMethod?.name })}
          detail={shippingMethod?.arrival && arrivalText(shippingMethod.arrival)}
        >
          {delivery.centAmount === 0 ? t('summary.free') : price(delivery)}
        </Row>
      )}
      {tax && addedTax && <Row label={capitalise(taxName(tax.name), locale)}>{price(addedTax)}</Row>}
      <Row total label={useTotalLabel(totals)}>
        {price(total)}
      </Row>
      {tax?.included === true && tax.name !== 'none' && (
        <Row label={t('summary.taxIncluded', { tax: taxName(tax.name) })}>{price(tax.amount)}</Row>
      )}
    </dl>
  );
}

/** What the total is called: by name, what is still to come on top of it. */
export function useTotalLabel({ delivery, tax }: Totals): string {
  const { t } = useTranslation('cart');
  const store = useStore();
  const name = useTaxName()(store.tax.name);
  const isUntaxed = tax === null && !store.tax.included;
  if (delivery === null)
    return t(isUntaxed ? 'summary.totalBeforeDeliveryAndTax' : 'summary.totalBeforeDelivery', { tax: name });
  return isUntaxed ? t('summary.totalBeforeTax', { tax: name }) : t('summary.total');
}

/** The name of a tax is written for use within sentences; as a label, it starts with a capital letter. */
export function capitalise(text: string, locale: string): string {
  return text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);
}

interface RowProps {
  readonly label: string;
  readonly detail?: string | null | undefined;
  readonly total?: boolean;
  readonly children: ReactNode;
}

function Row({ label, detail, total = false, children }: RowProps) {
  return (
    <div className={total ? styles.total : styles.row}>
      <dt>
        {label}
        {detail && <small>{detail}</small>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Sums of the cart, marked while the shop is computing them anew: a browser never guesses one. */
export function BusySums({ children }: { children: ReactNode }) {
  const busy = useCartState(({ changing }) => changing);
  return (
    <div aria-busy={busy} className={busy ? busySumsStyles.busy : undefined}>
      {children}
    </div>
  );
}
