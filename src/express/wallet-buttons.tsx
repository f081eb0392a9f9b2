import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { PaymentMethods } from '../../contract/payment.ts';
import { isInEea } from '../../stores/european-economic-area.ts';
import type { ExpressWallet } from '../../stores/payment-methods.ts';
import { useCartState, useCartStore } from '../cart/use-cart.tsx';
import { useCheckout } from '../checkout/checkout-context.tsx';
import { adyenLocaleOf } from '../checkout/payment/adyen-connection.ts';
import { addAdyenStylesheet } from '../checkout/payment/adyen-stylesheet.ts';
import { LegalGuarantee } from '../checkout/payment/legal-guarantee.tsx';
import { Conditions } from '../checkout/payment/items-and-sums.tsx';
import { focusOn } from '../components/focus-on.ts';
import { useRequest } from '../components/use-request.ts';
import { useLanguage } from '../i18n/use-locale.ts';
import { usePaths } from '../navigation/page-context.tsx';
import { callShopApi } from '../shop-api/call-shop-api.ts';
import { useUserCountry } from '../shop/shop-context.tsx';
import * as styles from './express-buttons.module.css';
import {
  cartOfProduct,
  cartOfShopper,
  type ExpressCart,
  type ExpressItem,
  type ExpressPage,
} from './express-cart.ts';
import { ExpressProblemText } from './express-problem-text.tsx';
import { mountWallets } from './mount-wallets.ts';
import { PayPalReview } from './paypal-review.tsx';
import { useWalletHandlers } from './use-wallet-handlers.ts';
import { OpeningError, WalletPlaces } from './wallet-places.tsx';

interface WalletButtonsProps {
  readonly page: ExpressPage;
  readonly item: ExpressItem | null;
  readonly wallets: readonly ExpressWallet[];
  /** Whether the shopper has asked for them: then the focus goes there. */
  readonly takesFocus: boolean;
}

/** Pause before a cart is made of a product, in milliseconds: quantities change in quick succession. */
const pause = 400;

/** The wallets' own buttons, as soon as there is a cart to pay with them. */
export function WalletButtons(props: WalletButtonsProps) {
  const { item } = props;
  const country = useUserCountry();
  const store = useCartStore();
  const cartId = useCartState(({ cart }) => cart?.id ?? null);
  const key = item ? `${item.sku} ${item.quantity} ${country}` : cartId;
  const { status, value, error, retry } = useRequest(
    key,
    async () => {
      const cart = await (item ? cartOfProduct(item, country) : cartOfShopper(store));
      const methods = await callShopApi((api) => api.listPaymentMethods(cart.known().id));
      return { key, cart, methods };
    },
    item ? pause : 0,
  );
  if (status === 'failed') return <OpeningError error={error} onRetry={retry} />;
  if (status !== 'answered') return <WalletPlaces count={props.wallets.length} />;
  return <MountedWallets key={value.key} {...props} cart={value.cart} methods={value.methods} />;
}

interface MountedWalletsProps extends WalletButtonsProps {
  readonly cart: ExpressCart;
  readonly methods: PaymentMethods;
}

function MountedWallets({ cart, methods, page, item, wallets, takesFocus }: MountedWalletsProps) {
  const { t } = useTranslation('express');
  const [attempt, setAttempt] = useState(1);
  const { country } = cart.known();
  const { handlers, problem, approved, order, giveUp } = useWalletHandlers(cart, isInEea(country));
  const offered = wallets.filter((wallet) => methods.express.some(({ type }) => type === wallet));
  const group = useRef<HTMLDivElement>(null);
  const { places, isHidden, state } = useMounted({ offered, methods, page, handlers, attempt });

  const onReady = useEffectEvent(() => {
    if (takesFocus) focusOn(group.current);
  });
  useEffect(() => {
    if (state !== 'loading') onReady();
  }, [state]);
  // PayPal's button has done its work, and there is none to do again.
  const startAnew = () => {
    giveUp();
    setAttempt(attempt + 1);
  };
  return (
    <>
      {approved && (
        <PayPalReview
          approved={approved}
          onOrder={() => void order(approved).then(() => setAttempt(attempt + 1))}
          onCancel={startAnew}
        />
      )}
      <div
        ref={group}
        tabIndex={-1}
        role="group"
        aria-label={t('wallets')}
        className={styles.wallets}
        hidden={approved !== null}
      >
        <p role="status" className="visually-hidden">
          {state === 'loading' && t('opening')}
        </p>
        {state === 'none' && <NoWallet page={page} />}
        {offered.map((wallet) => (
          <div
            key={`${wallet} ${attempt}`}
            ref={(element) => {
              places.current[wallet] = element;
            }}
            className={styles.wallet}
            hidden={isHidden(wallet)}
          />
        ))}
      </div>
      {state !== 'none' && !approved && (
        <>
          <LegalGuarantee />
          <Conditions country={country} />
        </>
      )}
      <ExpressProblemText problem={problem} page={page} item={item} />
    </>
  );
}

/** Says that no wallet can be used here, with the way on. */
function NoWallet({ page }: { page: ExpressPage }) {
  const { t } = useTranslation('express');
  const paths = usePaths();
  return (
    <p>
      {t(`none.${page}`)} {page === 'cart' && <Link to={paths.checkout}>{t('goToCheckout')}</Link>}
    </p>
  );
}

type Mounting = Pick<Parameters<typeof mountWallets>[1], 'methods' | 'page' | 'handlers'> & {
  readonly offered: readonly ExpressWallet[];
  /** Another number removes the buttons and shows fresh ones. */
  readonly attempt: number;
};

/** Shows the buttons in their places, and tells which are there. */
function useMounted({ offered, methods, page, handlers, attempt }: Mounting) {
  const language = useLanguage();
  const { setState } = useCheckout();
  const places = useRef<Partial<Record<ExpressWallet, HTMLElement | null>>>({});
  const [known, setKnown] = useState<Partial<Record<ExpressWallet, boolean>>>({});
  const isSome = offered.some((wallet) => known[wallet] === true);
  const isNone = offered.every((wallet) => known[wallet] === false);

  const start = useEffectEvent((isWanted: () => boolean) =>
    mountWallets(offered, {
      methods,
      page,
      handlers,
      locale: adyenLocaleOf(language),
      placeOf: (wallet) => (isWanted() ? (places.current[wallet] ?? null) : null),
      onKnown: (wallet, isAvailable) => {
        if (isWanted()) setKnown((before) => ({ ...before, [wallet]: isAvailable }));
      },
    }),
  );
  const giveUp = useEffectEvent(() => setKnown(Object.fromEntries(offered.map((wallet) => [wallet, false]))));
  useEffect(() => {
    let isWanted = true;
    let unmount: () => void = () => undefined;
    addAdyenStylesheet();
    start(() => isWanted).then(
      (remove) => {
        if (isWanted) unmount = remove;
        else remove();
      },
      () => {
        if (isWanted) giveUp();
      },
    );
    return () => {
      isWanted = false;
      unmount();
      setKnown({});
    };
  }, [attempt]);
  useEffect(() => {
    const offer = (wallet: 'closed' | 'none') =>
      setState((checkout) => (checkout.wallet === 'paid' ? checkout : { wallet }));
    offer(isSome ? 'closed' : 'none');
    return () => offer('none');
  }, [setState, isSome]);
  return {
    places,
    isHidden: (wallet: ExpressWallet) => known[wallet] === false,
    state: isSome ? ('some' as const) : isNone ? ('none' as const) : ('loading' as const),
  };
}
