import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import type { Cart } from '../../contract/cart.ts';
import { focusOn, useFocusNext } from '../components/focus-on.ts';
import { hasDraft, takeDraft, watchDraft } from '../recovery/reload-drafts.ts';
import { formatMoney } from '../components/money.ts';
import type { OfferedProduct } from '../shop/shop-reducer.ts';
import { ErrorText } from '../shop-api/error-text.tsx';
import * as styles from './gift-options.module.css';
import { useAddToCart, useCartChange } from './use-cart.tsx';

/** Maximum length of the message on the card, in characters. */
const maxMessageLength = 300;

/** The products that make the order a gift; null if the storefront does not offer them. */
export interface GiftProducts {
  readonly giftBox: OfferedProduct | null;
  readonly giftMessage: OfferedProduct | null;
}

/** Offers the gift box and the gift message that are not in the cart yet, and confirms the one that was added. */
export function GiftOptions({ cart, giftBox, giftMessage }: GiftProducts & { cart: Cart }) {
  const { t } = useTranslation('cart');
  const [added, setAdded] = useState('');
  const [wasTyping] = useState(() => hasDraft('giftMessage'));
  const [notice, goToNotice] = useFocusNext<HTMLParagraphElement>();
  const missing = (product: OfferedProduct | null) =>
    product && !cart.lineItems.some(({ sku }) => sku === product.sku) ? product : null;
  const box = missing(giftBox);
  const message = missing(giftMessage);
  const onAdded = (name: string) => {
    setAdded(t('gift.added', { name }));
    goToNotice();
  };
  return (
    <>
      <p ref={notice} tabIndex={-1} role="status" className={added === '' ? undefined : styles.added}>
        {added}
      </p>
      {(box || message) && (
        <details className={styles.options} open={wasTyping}>
          <summary>{t('gift.title')}</summary>
          {box && <GiftBoxOffer product={box} onAdded={onAdded} />}
          {message && <GiftMessageForm product={message} onAdded={onAdded} />}
        </details>
      )}
    </>
  );
}

interface OfferProps {
  readonly product: OfferedProduct;
  readonly onAdded: (name: string) => void;
}

/** Puts one of a product in the cart, unless that is in progress; one that waits for a connection is listed above it. */
function useOffer({ product: { sku, name, price }, onAdded }: OfferProps) {
  const locale = useLocale();
  const addToCart = useAddToCart();
  const { pending, error, run } = useCartChange();
  const add = async (more: { readonly giftMessage?: string } = {}) => {
    if (!pending && (await run(() => addToCart({ sku, name, quantity: 1, ...more })))?.result) onAdded(name);
  };
  return { price: formatMoney(price, locale), pending, error, add };
}

function GiftBoxOffer({ product, onAdded }: OfferProps) {
  const { t } = useTranslation('cart');
  const { price, pending, error, add } = useOffer({ product, onAdded });
  return (
    <div className={styles.option}>
      <p>{t('gift.boxText')}</p>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={pending}
        onClick={() => void add()}
      >
        {t('gift.addBox', { name: product.name, price })}
      </button>
      <ErrorText error={error} />
    </div>
  );
}

function GiftMessageForm(props: OfferProps) {
  const { t } = useTranslation('cart');
  const { price, pending, error, add } = useOffer(props);
  const [text, setText] = useState(() => takeDraft('giftMessage'));
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => watchDraft('giftMessage', () => field.current?.value ?? ''), []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const message = text.trim();
    setMissing(message === '');
    if (message === '') focusOn(field.current);
    else void add({ giftMessage: message });
  };
  return (
    <form className={styles.option} onSubmit={submit} noValidate>
      <p>{t('gift.messageText')}</p>
      <label htmlFor={id}>{t('gift.messageLabel')}</label>
      <textarea
        ref={field}
        id={id}
        className="input"
        rows={3}
        maxLength={maxMessageLength}
        value={text}
        aria-invalid={missing}
        aria-describedby={`${id}-left`}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-left`} className={styles.left}>
        {missing
          ? t('gift.messageMissing')
          : t('gift.messageLeft', { count: maxMessageLength - text.length })}
      </p>
      <button type="submit" className="button button-quiet" aria-disabled={pending}>
        {t('gift.addMessage', { price })}
      </button>
      <ErrorText error={error} />
    </form>
  );
}
