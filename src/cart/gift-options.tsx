import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import type { Cart, LineItem } from '../../contract/cart.ts';
import { useFocusNext } from '../components/focus-on.ts';
import { hasDraft } from '../recovery/reload-drafts.ts';
import { formatMoney } from '../../stores/format-money.ts';
import { ModalDialog } from '../components/modal-dialog.tsx';
import { useShopDispatch, useShopState } from '../shop/shop-context.tsx';
import type { OfferedProduct } from '../shop/shop-reducer.ts';
import { ErrorText } from '../shop-api/error-text.tsx';
import { GiftMessageForm } from './gift-message-form.tsx';
import * as styles from './gift-options.module.css';
import { type OfferProps, useOffer } from './use-offer.ts';

/** The products that make the order a gift; null if the storefront does not offer them. */
export interface GiftProducts {
  readonly giftBox: OfferedProduct | null;
  readonly giftMessage: OfferedProduct | null;
}

/**
 * Offers the gift box and the gift message that are not in the cart yet, each in a dialog, and confirms the one that was
 * added. The shop's state says which product a dialog is about; that of a message in the cart changes its words.
 */
export function GiftOptions({ cart, giftBox, giftMessage }: GiftProducts & { cart: Cart }) {
  const { t } = useTranslation('cart');
  const dispatch = useShopDispatch();
  const [done, setDone] = useState('');
  const [notice, goToNotice] = useFocusNext<HTMLParagraphElement>();
  const lineOf = (wanted: LineItem['kind']) => cart.lineItems.find(({ kind }) => kind === wanted);
  const written = lineOf('gift-message');
  const box = lineOf('gift-box') ? null : giftBox;
  const message = written ? null : giftMessage;
  const openBox = (product: OfferedProduct | null) => dispatch({ type: 'setGiftBoxProduct', product });
  const openMessage = (product: OfferedProduct | null) =>
    dispatch({ type: 'setGiftMessageProduct', product });
  const announce = (text: string) => {
    setDone(text);
    goToNotice();
  };
  const onAdded = (name: string) => announce(t('gift.added', { name }));
  const onShown = useEffectEvent(() => {
    if (hasDraft('giftMessage')) openMessage(giftMessage);
  });
  const onLeft = useEffectEvent(() => {
    openBox(null);
    openMessage(null);
  });
  useEffect(() => {
    onShown();
    return () => onLeft();
  }, []);
  return (
    <>
      <p ref={notice} tabIndex={-1} role="status" className={done === '' ? undefined : styles.added}>
        {done}
      </p>
      {(box || message) && (
        <section className={styles.options} aria-labelledby="gift-options">
          <h2 id="gift-options" className={styles.title}>
            {t('gift.title')}
          </h2>
          {box && <GiftButton product={box} onClick={() => openBox(box)} />}
          {message && <GiftButton product={message} onClick={() => openMessage(message)} />}
        </section>
      )}
      <GiftDialog product={useShopState((state) => state.giftBoxProduct)} onClose={() => openBox(null)}>
        {(product) => <GiftBoxOffer product={product} onAdded={onAdded} onDone={() => openBox(null)} />}
      </GiftDialog>
      <GiftDialog
        product={useShopState((state) => state.giftMessageProduct)}
        onClose={() => openMessage(null)}
      >
        {(product) => (
          <GiftMessageForm
            product={product}
            written={written}
            onAdded={onAdded}
            onChanged={() => announce(t('gift.changed'))}
            onDone={() => openMessage(null)}
          />
        )}
      </GiftDialog>
    </>
  );
}

function GiftButton({ product: { name, price }, onClick }: { product: OfferedProduct; onClick: () => void }) {
  const locale = useLocale();
  return (
    <button type="button" className="button button-quiet" aria-haspopup="dialog" onClick={onClick}>
      {name} · {formatMoney(price, locale)}
    </button>
  );
}

interface GiftDialogProps {
  /** What the dialog is about; null while it is closed. */
  readonly product: OfferedProduct | null;
  readonly onClose: () => void;
  readonly children: (product: OfferedProduct) => ReactNode;
}

function GiftDialog({ product, onClose, children }: GiftDialogProps) {
  const { t } = useTranslation();
  return (
    <ModalDialog
      label={product?.name ?? ''}
      closeLabel={t('region.close')}
      open={product !== null}
      onClose={onClose}
      placement="side"
    >
      {product && (
        <>
          <h2 className={styles.title}>{product.name}</h2>
          {children(product)}
        </>
      )}
    </ModalDialog>
  );
}

function GiftBoxOffer(props: OfferProps) {
  const { t } = useTranslation('cart');
  const { price, pending, error, add } = useOffer(props);
  return (
    <div className={styles.option}>
      <p>{t('gift.boxText')}</p>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={pending}
        onClick={() => void add()}
      >
        {t('gift.addBox', { name: props.product.name, price })}
      </button>
      <ErrorText error={error} />
    </div>
  );
}
