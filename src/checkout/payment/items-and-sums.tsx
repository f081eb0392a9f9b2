import { useTranslation } from 'react-i18next';
import { useId } from 'react';
import type { Cart } from '../../../contract/cart.ts';
import { isInEea } from '../../../stores/european-economic-area.ts';
import { BusySums, CartSummary } from '../../cart/cart-summary.tsx';
import { LineItemList } from '../../cart/cart-line.tsx';
import { usePage, useSitePaths } from '../../navigation/page-context.tsx';
import * as styles from './items-and-sums.module.css';
import { LegalGuarantee } from './legal-guarantee.tsx';
import { formatMoney } from '../../../stores/format-money.ts';
import { useLocale } from '../../i18n/use-locale.ts';

/**
 * What the law wants above the button that orders, and that button (Directive 2011/83/EU, Article 8(2)): items, all sums, and
 * the conditions directly above it.
 */
export function OrderReview(props: OrderButtonProps) {
  const { t } = useTranslation('checkout');
  const { cart } = props;
  const id = useId();
  return (
    <>
      <LegalGuarantee />
      <section className={styles.review} aria-labelledby={id}>
        {/* No heading: the payment service's own, above it, have levels that the page cannot know. */}
        <p id={id} className={styles.title}>
          {t('payment.review')}
        </p>
        <LineItemList lineItems={cart.lineItems} />
        <BusySums>
          <CartSummary totals={cart} />
        </BusySums>
        <Conditions country={cart.country} />
      </section>
      <OrderButton {...props} />
    </>
  );
}

/** Stand for the links while the sentence around them is translated. */
const places = { terms: '\u{e000}', withdrawal: '\u{e001}' } as const;

/**
 * The terms of sale and the right of withdrawal, which outside the European Economic Area is the shop's own promise to take
 * things back. In tabs of their own: what has been typed for the payment would be lost in this one.
 */
export function Conditions({ country }: { country: string }) {
  const { t } = useTranslation('checkout');
  const sitePath = useSitePaths();
  const { sitePaths } = usePage();
  const texts = isInEea(country) ? 'payment.conditions.union' : 'payment.conditions.elsewhere';
  const sentence = t(`${texts}.sentence`, places).split(/([\u{e000}\u{e001}])/u);
  const links: Readonly<Record<string, readonly [path: string, name: string]>> = {
    [places.terms]: [sitePath('content/general-terms-of-sale'), t(`${texts}.terms`)],
    [places.withdrawal]: [
      sitePaths['content/right-of-withdrawal'] ?? sitePath('content/returns'),
      t(`${texts}.withdrawal`),
    ],
  };
  return (
    <p className={styles.conditions}>
      {sentence.map((part) => {
        const link = links[part];
        if (!link) return part;
        const [path, name] = link;
        return (
          <a key={part} href={path} target="_blank">
            {name}
          </a>
        );
      })}
    </p>
  );
}

interface OrderButtonProps {
  readonly cart: Cart;
  /** Whether there is nothing to press for yet, or a payment is in progress; the button keeps the focus meanwhile. */
  readonly isBusy: boolean;
  readonly onOrder: () => void;
}

/**
 * The button that orders and pays. In the European Economic Area, nothing but the obligation to pay may be on it (Directive
 * 2011/83/EU, Article 8(2)); which law applies depends on where the shopper lives, so on the country of the cart. The
 * British version of that rule also allows words that are as clear: the amount.
 */
function OrderButton({ cart: { country, total }, isBusy, onOrder }: OrderButtonProps) {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  return (
    <button
      type="button"
      className={`button ${styles.order}`}
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) onOrder();
      }}
    >
      {isInEea(country)
        ? t('payment.orderWithObligation')
        : t('payment.payAmount', { amount: formatMoney(total, locale) })}
    </button>
  );
}
