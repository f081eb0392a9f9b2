import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import type { Cart, LineItem } from '../../contract/cart.ts';
import { focusOn, useFocusNext } from '../components/focus-on.ts';
import { hasDraft, takeDraft, watchDraft } from '../recovery/reload-drafts.ts';
import { formatMoney } from '../../stores/format-money.ts';
import { ModalDialog } from '../components/modal-dialog.tsx';
import { useShop, useShopState } from '../shop/shop-context.tsx';
import type { OfferedProduct } from '../shop/shop-state.ts';
import { ErrorText } from '../shop-api/error-text.tsx';
import { useAction } from '../shop-api/call-shop-api.ts';
import * as styles from './gift-options.module.css';
import { TextArea, TextField } from '../components/form-field.tsx';
import { maxMessageLength, maxNameLength } from '../../contract/limits.ts';
import { cleanLine, cleanText } from '../../stores/typed-text.ts';
import { cardOf, cardText, type CardWords, type GiftCard } from './gift-card.ts';
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
  const { setState } = useShop();
  const [done, setDone] = useState('');
  const [notice, goToNotice] = useFocusNext<HTMLParagraphElement>();
  const lineOf = (wanted: LineItem['kind']) => cart.lineItems.find(({ kind }) => kind === wanted);
  const written = lineOf('gift-message');
  const box = lineOf('gift-box') ? null : giftBox;
  const message = written ? null : giftMessage;
  const openBox = (product: OfferedProduct | null) => setState({ giftBoxProduct: product });
  const openMessage = (product: OfferedProduct | null) => setState({ giftMessageProduct: product });
  const close = () => {
    openBox(null);
    openMessage(null);
  };
  const onDone = (text: string | null) => {
    close();
    if (text === null) return;
    setDone(text);
    goToNotice();
  };
  const onShown = useEffectEvent(() => {
    if (hasDraft('giftMessage')) openMessage(giftMessage);
  });
  const onLeft = useEffectEvent(close);
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
      <GiftDialog product={useShopState((state) => state.giftBoxProduct)} onClose={close}>
        {(product) => <GiftBoxOffer product={product} onDone={onDone} />}
      </GiftDialog>
      <GiftDialog product={useShopState((state) => state.giftMessageProduct)} onClose={close}>
        {(product) => <GiftMessageForm product={product} written={written} onDone={onDone} />}
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
      closeLabel={t('close')}
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

interface OfferProps {
  readonly product: OfferedProduct;
  /** @param text what there is to say; nothing of what waits for a connection, which is listed above. */
  readonly onDone: (text: string | null) => void;
}

/** Puts one of a product in the cart, or exchanges the words of the message in it, unless that is in progress. */
function useOffer({ product: { sku, name, price }, onDone }: OfferProps) {
  const { t } = useTranslation('cart');
  const locale = useLocale();
  const addToCart = useAddToCart();
  const { change } = useCartStore();
  const { pending, error, run } = useAction();
  const add = async (more: { readonly giftMessage?: string } = {}) => {
    if (pending) return;
    const answer = await run(() => addToCart({ sku, name, quantity: 1, ...more }));
    if (answer) onDone(answer.result ? t('gift.added', { name }) : null);
  };
  const exchange = async (lineItemId: string, giftMessage: string) => {
    if (pending) return;
    if (await run(() => change([{ action: 'setGiftMessage', lineItemId, giftMessage }])))
      onDone(t('gift.changed'));
  };
  return { price: formatMoney(price, locale), pending, error, add, exchange };
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

function GiftMessageForm({ written, ...props }: OfferProps & { written: LineItem | undefined }) {
  const { t } = useTranslation('cart');
  const { price, pending, error, add, exchange } = useOffer(props);
  const words: CardWords = {
    to: (name) => t('gift.toName', { name }),
    from: (name) => t('gift.fromName', { name }),
  };
  const [card, setCard] = useState(() =>
    cardOf(hasDraft('giftMessage') ? takeDraft('giftMessage') : (written?.giftMessage ?? ''), words),
  );
  const { to, text, from } = card;
  const printed = cardText(
    { to: cleanLine(to), text: cleanText(text, 'lines'), from: cleanLine(from) },
    words,
  );
  // With both names, of which one may still be written.
  const used = cardText({ to: to || '-', text, from: from || '-' }, words).length;
  const left = Math.max(0, maxMessageLength - used);
  const write = (more: Partial<GiftCard>) => setCard({ ...card, ...more });
  const nameField = (name: 'to' | 'from') => (
    <TextField
      label={t(`gift.${name}`)}
      optional
      value={card[name]}
      maxLength={Math.min(maxNameLength, card[name].length + left)}
      autoComplete="off"
      onChange={({ target }) => write({ [name]: target.value })}
    />
  );
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useEffectEvent(() => cardText(card, words));
  useEffect(() => watchDraft('giftMessage', () => draft()), []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const isMissing = cleanText(text, 'lines') === '';
    setMissing(isMissing);
    if (isMissing) focusOn(field.current);
    else void (written ? exchange(written.id, printed) : add({ giftMessage: printed }));
  };
  return (
    <form className={styles.option} onSubmit={submit} noValidate>
      <p>{t('gift.messageText')}</p>
      {nameField('to')}
      <TextArea
        label={t('gift.messageLabel')}
        hint={t('gift.messageLeft', { count: left })}
        error={missing ? t('gift.messageMissing') : undefined}
        ref={field}
        rows={3}
        maxLength={text.length + left}
        value={text}
        onChange={({ target }) => write({ text: target.value })}
      />
      {nameField('from')}
      {printed !== '' && (
        <figure className={styles.card}>
          <figcaption>{t('gift.preview')}</figcaption>
          <p>{printed}</p>
        </figure>
      )}
      <button type="submit" className="button button-quiet" aria-disabled={pending}>
        {written ? t('gift.save') : t('gift.addMessage', { price })}
      </button>
      <ErrorText error={error} />
    </form>
  );
}
