import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import type { Cart, LineItem } from '../../contract/cart.ts';
import { focusOn, useFocusNext } from '../components/focus-on.ts';
import { hasDraft, takeDraft, watchDraft } from '../recovery/reload-drafts.ts';
import { formatMoney } from '../../stores/format-money.ts';
import { ModalDialog } from '../components/modal-dialog.tsx';
import { useShopDispatch, useShopState } from '../shop/shop-context.tsx';
import type { OfferedProduct } from '../shop/shop-reducer.ts';
import { ErrorText } from '../shop-api/error-text.tsx';
import { useAction } from '../shop-api/use-action.ts';
import * as styles from './gift-options.module.css';
import type { maxMessageLength as contractMaximum } from '../../contract/cart-requests.ts';
import { cleanText } from '../../stores/typed-text.ts';
import { useAddToCart, useCartStore } from './use-cart.tsx';

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

/** The contract's maximum, tied to it by its type: importing the value would add every schema to every page. */
const maxMessageLength: typeof contractMaximum = 1000;

interface GiftMessageFormProps extends OfferProps {
  /** The message that is in the cart already; its words are changed then. */
  readonly written: LineItem | undefined;
  readonly onChanged: () => void;
}

/** The words of a gift message: of a new one, or of the one in the cart. */
function GiftMessageForm({ written, onChanged, ...props }: GiftMessageFormProps) {
  const { t } = useTranslation('cart');
  const offer = useOffer(props);
  const change = useMessageChange(written, props.onDone, onChanged);
  const { pending, error } = written ? change : offer;
  const [text, setText] = useState(() =>
    hasDraft('giftMessage') ? takeDraft('giftMessage') : (written?.giftMessage ?? ''),
  );
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => watchDraft('giftMessage', () => field.current?.value ?? ''), []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const message = cleanText(text, 'lines');
    setMissing(message === '');
    if (message === '') focusOn(field.current);
    else if (written) void change.save(message);
    else void offer.add({ giftMessage: message });
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
        {written ? t('gift.save') : t('gift.addMessage', { price: offer.price })}
      </button>
      <ErrorText error={error} />
    </form>
  );
}

/** Exchanges the words of the message in the cart, unless that is in progress. */
function useMessageChange(written: LineItem | undefined, onDone: () => void, onChanged: () => void) {
  const { change } = useCartStore();
  const { pending, error, run } = useAction();
  const save = async (giftMessage: string) => {
    if (pending || !written) return;
    const actions = [{ action: 'setGiftMessage', lineItemId: written.id, giftMessage }] as const;
    if (!(await run(() => change(actions)))) return;
    onDone();
    onChanged();
  };
  return { pending, error, save };
}

interface OfferProps {
  readonly product: OfferedProduct;
  readonly onAdded: (name: string) => void;
  /** Nothing is left to do: the product is in the cart, or waits for a connection. */
  readonly onDone: () => void;
}

/** Puts one of a product in the cart, unless that is in progress; one that waits for a connection is listed above it. */
function useOffer({ product: { sku, name, price }, onAdded, onDone }: OfferProps) {
  const locale = useLocale();
  const addToCart = useAddToCart();
  const { pending, error, run } = useAction();
  const add = async (more: { readonly giftMessage?: string } = {}) => {
    if (pending) return;
    const answer = await run(() => addToCart({ sku, name, quantity: 1, ...more }));
    if (!answer) return;
    onDone();
    if (answer.result) onAdded(name);
  };
  return { price: formatMoney(price, locale), pending, error, add };
}
