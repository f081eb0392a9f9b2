import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countryOf } from '../../stores/countries.ts';
import { type ExpressWallet, expressWalletsIn } from '../../stores/payment-methods.ts';
import { useCartState } from '../cart/use-cart.tsx';
import { useCheckoutState } from '../checkout/checkout-context.tsx';
import { useRequest } from '../components/use-request.ts';
import { hasConsent } from '../consent/guarded-storage.ts';
import { whenIdle } from '../recovery/when-idle.ts';
import { loadShopPart } from '../shop-api/call-shop-api.ts';
import { useStore, useUserCountry } from '../shop/shop-context.tsx';
import * as styles from './express-buttons.module.css';
import type { ExpressItem, ExpressPage } from './express-cart.ts';
import type { WalletButtons } from './wallet-buttons.tsx';
import { OpeningError, WalletPlaces } from './wallet-places.tsx';
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
  const wallets = country ? expressWalletsIn(country) : [];
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
        <button type="button" className="button button-quiet" onClick={() => setIsTouched(true)}>
          {t('open')}
        </button>
      )}
    </section>
  );
}

/** Whether checkout was filled in from a wallet's sheet; a reload keeps it. */
const wasHandedOver = (): boolean =>
  (window.history.state as { readonly expressHandedOver?: boolean } | null)?.expressHandedOver === true;

type OpenAreaProps = ComponentProps<typeof WalletButtons>;

function OpenArea(props: OpenAreaProps) {
  const { status, value, error, retry } = useRequest('module', () =>
    loadShopPart(() => import(/* webpackChunkName: "express-wallets" */ './wallet-buttons.tsx')),
  );
  if (status === 'answered') return <value.WalletButtons {...props} />;
  if (status === 'failed') return <OpeningError error={error} onRetry={retry} />;
  return <WalletPlaces count={props.wallets.length} />;
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
