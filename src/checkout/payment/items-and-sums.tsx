import { useTranslation } from 'react-i18next';
import { useId } from 'react';
import type { Cart } from '../../../contract/cart.ts';
import { isInEea } from '../../../stores/european-economic-area.ts';
import { BusySums } from '../../cart/busy-sums.tsx';
import { CartSummary } from '../../cart/cart-summary.tsx';
import { LineItemList } from '../../cart/line-item-list.tsx';
import { usePage, useSitePaths } from '../../navigation/page-context.tsx';
import * as styles from './items-and-sums.module.css';

/**
 * What the shopper is about to order, directly above the button that does so (Directive 2011/83/EU, Article 8(2)):
 * items, all sums, and the conditions.
 */
export function ItemsAndSums({ cart }: { cart: Cart }) {
  const { t } = useTranslation('checkout');
  const id = useId();
  return (
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
