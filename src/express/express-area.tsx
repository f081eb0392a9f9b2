import { type ComponentProps, Fragment, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countryOf } from '../../stores/countries.ts';
import type { ExpressWallet } from '../../stores/payment-methods.ts';
import { useCartState, useCartStore } from '../cart/use-cart.tsx';
import { useCheckoutState } from '../checkout/checkout-context.tsx';
import { useRequest } from '../components/use-request.ts';
import { hasConsent } from '../consent/guarded-storage.ts';
import { whenIdle } from '../recovery/when-idle.ts';
import { callShopApi, loadShopPart } from '../shop-api/call-shop-api.ts';
import { RetryableError } from '../shop-api/error-text.tsx';
import { shopErrorOf } from '../shop-api/shop-api-error.ts';
import { useStore, useUserCountry } from '../shop/shop-context.tsx';
import * as styles from './express-buttons.module.css';
import type { ExpressItem, ExpressPage } from './express-cart.ts';
import type { WalletButtons } from './wallet-buttons.tsx';
import { useIdle } from '../components/later.tsx';

export interface ExpressAreaProps {
  readonly page: ExpressPage;
  /** What a product's button buys; the shopper's own cart without it. */
  readonly item?: ExpressItem;
}

/** Nothing where no wallet can be used or nothing is bought, and in another site's frame, which could cover a button that pays. */
export function ExpressArea(props: ExpressAreaProps) {
  const visitorCountry = useUserCountry();
  const cart = useCartState((state) => state.cart);
  const isFilled = cart !== null && cart.lineItems.length > 0;
  const country = countryOf(useStore(), props.item || !cart ? visitorCountry : cart.country);
  const wallets = country?.expressWallets ?? [];
  if (window.self !== window.top || wallets.length === 0 || (!props.item && !isFilled)) return null;
  return <OpenableArea {...props} wallets={wallets} />;
}

/**
 * The shop's own button. Wallets' scripts are fetched once the shopper has touched it, or, for the shopper's own cart, when it
 * is on the screen of a visitor who has agreed to functional storage. A product's wallets always wait for the touch, because
 * they need a cart of their own.
 */
function OpenableArea({
  page,
  item,
  wallets,
}: ExpressAreaProps & { readonly wallets: readonly ExpressWallet[] }) {
  const { t } = useTranslation('express');
  const { showAddressForm } = useCheckoutState();
  const [isTouched, setIsTouched] = useState(false);
  const [area, isSeen] = useSeen<HTMLElement>();
  const isOpen = isTouched || (!item && isSeen && hasConsent('functional'));
  return (
    <section ref={area} className={styles.area} aria-label={t('label')}>
      {page === 'checkout' && showAddressForm && wasHandedOver() && <p role="status">{t('handedOver')}</p>}
      {isOpen ? (
        <OpenArea page={page} item={item ?? null} wallets={wallets} takesFocus={isTouched} />
      ) : (
        <button
          type="button"
          className={`button button-quiet ${styles.open}`}
          onClick={() => setIsTouched(true)}
        >
          {t('open')} <WalletMarks wallets={wallets} />
        </button>
      )}
    </section>
  );
}

/**
 * Names of the wallets that this country and, as far as it says so itself, this browser have: which of them can be used is known
 * once they are loaded. Words, because the wallets' brand rules allow no drawings of their logos but their own.
 */
function WalletMarks({ wallets }: Pick<OpenAreaProps, 'wallets'>) {
  const { t } = useTranslation('checkout');
  const likely = wallets.filter((wallet) => wallet !== 'applepay' || 'ApplePaySession' in window);
  return (
    <span className={styles.marks} translate="no">
      {likely.map((wallet) => (
        <Fragment key={wallet}>
          <span className={styles.mark}>{t(`confirmation.methods.${wallet}`)}</span>{' '}
        </Fragment>
      ))}
    </span>
  );
}

/** Whether checkout was filled in from a wallet's sheet; a reload keeps it. */
const wasHandedOver = (): boolean =>
  (window.history.state as { readonly expressHandedOver?: boolean } | null)?.expressHandedOver === true;

/** Pause before a cart is made of a product, in milliseconds: quantities change in quick succession. */
const pause = 400;

type OpenAreaProps = Pick<ComponentProps<typeof WalletButtons>, 'page' | 'item' | 'wallets' | 'takesFocus'>;

/** The wallets' buttons, as soon as there is a cart to pay with them; until then, their places. */
function OpenArea(props: OpenAreaProps) {
  const { t } = useTranslation('express');
  const { item, wallets } = props;
  const country = useUserCountry();
  const store = useCartStore();
  const cartId = useCartState(({ cart }) => cart?.id ?? null);
  const key = item ? `${item.sku} ${item.quantity} ${country}` : cartId;
  const { status, value, error, retry } = useRequest(
    key,
    async () => {
      const { WalletButtons, cartOfProduct, cartOfShopper } = await loadShopPart(
        () => import(/* webpackChunkName: "express-wallets" */ './wallet-buttons.tsx'),
      );
      const cart = await (item ? cartOfProduct(item, country) : cartOfShopper(store));
      const methods = await callShopApi((api) => api.listPaymentMethods(cart.known().id));
      return { key, WalletButtons, bought: { cart, methods } };
    },
    item ? pause : 0,
  );
  if (status === 'failed') return <RetryableError error={shopErrorOf(error)} onRetry={retry} quiet />;
  if (status === 'answered') return <value.WalletButtons key={value.key} {...props} {...value.bought} />;
  return (
    <div className={styles.wallets}>
      <p role="status" className="visually-hidden">
        {t('opening')}
      </p>
      {wallets.map((wallet) => (
        <div key={wallet} className={styles.wallet} />
      ))}
    </div>
  );
}

function useSeen<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const element = useRef<Element>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setIsSeen(true);
    });
    whenIdle(() => element.current && observer.observe(element.current));
    return () => observer.disconnect();
  }, []);
  return [element, isSeen];
}

/** The way to pay with a wallet, which knows the shopper's address. Its place is kept, so that nothing moves when it arrives. */
export function ExpressButtons(props: ExpressAreaProps) {
  const isIdle = useIdle();
  return (
    <div className={styles.place} data-page={props.page}>
      {isIdle && <ExpressArea {...props} />}
    </div>
  );
}
