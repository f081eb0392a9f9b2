import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../contract/order.ts';
import { ConfirmedButton } from '../../components/confirmed-button.tsx';
import { ErrorText } from '../../shop-api/error-text.tsx';
import { confirmationPath, isShopError } from '../../shop-api/shop-api-error.ts';
import { callShopApi, useAction } from '../../shop-api/call-shop-api.ts';
import * as styles from './order-confirmation-screen.module.css';
import { Link, navigate } from 'gatsby';
import type { Cart } from '../../../contract/cart.ts';
import { returnableOf, sentOrderOf } from '../../../contract/returnable.ts';
import { reviewableKeys } from '../../../contract/reviewable.ts';
import { quantityOf } from '../../cart/cart-queue.ts';
import { useCartStore } from '../../cart/use-cart.tsx';
import { readDraft, writeDraft } from '../checkout-draft.ts';
import { formValuesOf } from '../steps/address-form-values.ts';
import { usePage, usePaths } from '../../navigation/page-context.tsx';
import { useStore } from '../../shop/shop-context.tsx';

interface CancelOrderProps {
  readonly order: Order;
  /** Called with the order as it then is: canceled, or why it cannot be any more. */
  readonly onChange: (order: Order) => void;
}

export function CancelOrder({
  order: { orderNumber, paymentState, cancelable },
  onChange,
}: CancelOrderProps) {
  const { t } = useTranslation('order');
  const { pending, error, run, clear } = useAction();
  const cancel = () =>
    run(() =>
      callShopApi(async (api) => {
        try {
          onChange(await api.cancelOrder(orderNumber));
        } catch (refused) {
          if (isShopError(refused, ['OrderNotCancelable']))
            await api.loadOrder(orderNumber).then(onChange, () => null);
          throw refused;
        }
      }),
    );
  if (!cancelable) return error && <ErrorText error={error} />;
  return (
    <div className={styles.cancel}>
      <ConfirmedButton
        lead={<p>{t('cancel.text')}</p>}
        label={t('cancel.start')}
        question={
          <>
            <strong>{t('cancel.question')}</strong>{' '}
            {t(paymentState === 'pending' ? 'cancel.unpaid' : 'cancel.paid')}
          </>
        }
        keep={t('cancel.keep')}
        confirm={t('cancel.confirm')}
        pending={pending}
        onConfirm={() => void cancel()}
        onKeep={clear}
      />
      <ErrorText error={error} />
    </div>
  );
}

/** Copies a link that opens the order in any browser. */
export function KeepLink({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <span>{t('confirmation.nextKeep')}</span>{' '}
      <CopyLink label={t('confirmation.copyLink')} make={(api) => api.linkToOrder(orderNumber)} />
    </>
  );
}

/** Copies a link with which whoever the order is a gift for sends it back, without seeing what it cost. */
export function GiftLink({ order: { orderNumber, cart } }: { order: Order }) {
  const { t } = useTranslation('returns');
  const { sitePaths } = usePage();
  const isGift =
    cart.isForSomebodyElse ||
    cart.lineItems.some(({ kind }) => kind === 'gift-box' || kind === 'gift-message');
  if (sitePaths['send-back'] === undefined || !isGift) return null;
  return (
    <li>
      <span>{t('gift.offer')}</span>{' '}
      <CopyLink label={t('gift.copy')} make={(api) => api.linkToGift(orderNumber)} />
    </li>
  );
}

interface CopyLinkProps {
  readonly label: string;
  /** The link's path and query. */
  readonly make: Parameters<typeof callShopApi<string>>[0];
}

/** Copies a link, or shows it where that cannot be. */
function CopyLink({ label, make }: CopyLinkProps) {
  const { t } = useTranslation('checkout');
  const { error, run } = useAction();
  const [said, setSaid] = useState<ReactNode>(null);
  const copy = () =>
    run(async () => {
      setSaid(null);
      const made = callShopApi(make).then((path) => new URL(path, window.location.href).href);
      const isCopied = await copyLater(made).then(
        () => true,
        () => false,
      );
      setSaid(isCopied ? t('confirmation.linkCopied') : <span className={styles.address}>{await made}</span>);
    });
  return (
    <>
      <button type="button" className="link" onClick={() => void copy()}>
        {label}
      </button>{' '}
      <span role="status">{said}</span>
      <ErrorText error={error} />
    </>
  );
}

/** Copies a text that is not there yet: Safari permits it only while the button is being pressed. @throws if it cannot. */
async function copyLater(text: Promise<string>): Promise<void> {
  if (!('ClipboardItem' in window)) return navigator.clipboard.writeText(await text);
  const type = 'text/plain';
  await navigator.clipboard.write([
    new ClipboardItem({ [type]: text.then((content) => new Blob([content], { type })) }),
  ]);
}

/** Puts a canceled order in the cart and its addresses in the form. Nothing that has been chosen since is replaced. */
export function PayAgain({ cart }: { cart: Order['cart'] }) {
  const { t } = useTranslation('checkout');
  const { checkout } = usePaths();
  const { add, applyCode, refresh, state } = useCartStore();
  const { pending, error, run } = useAction();
  const fill = async () => {
    await refresh();
    for (const { sku, name, quantity, giftMessage } of missingFrom(state.getState().cart, cart)) {
      const message = giftMessage === null ? {} : { giftMessage };
      await add({ sku, name, quantity, country: cart.country, ...message });
    }
    // A code may have ended since; the goods can be paid for without it.
    for (const { code } of cart.discountCodes) await applyCode(code).catch(() => null);
    // What has been typed since stays.
    if (!state.getState().cart?.shippingAddress && readDraft() === null)
      writeDraft(formValuesOf(cart, cart.country));
    navigate(checkout);
  };
  return (
    <div className={styles.payAgain}>
      <button
        type="button"
        className="button"
        aria-disabled={pending}
        onClick={() => void (pending || run(fill))}
      >
        {t('confirmation.failed.payAgain')}
      </button>
      <p>{t('confirmation.failed.payAgainText')}</p>
      <ErrorText error={error} />
    </div>
  );
}

/** What of an order is not in a cart. A cart has one gift message, so the one that is in it stays. */
function missingFrom(current: Cart | null, { lineItems }: Order['cart']): Order['cart']['lineItems'] {
  const hasMessage = current?.lineItems.some(({ kind }) => kind === 'gift-message');
  return lineItems.flatMap((line) => {
    if (line.kind === 'gift-message' && hasMessage) return [];
    const quantity = line.quantity - quantityOf(current, line.sku);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

interface OrderPageLinkProps {
  readonly page: 'contact' | 'registration' | 'withdraw';
  readonly orderNumber: string;
}

/** Leads to a page on which this order's number is then filled in; nothing where the storefront has no such page. */
export function OrderPageLink({ page, orderNumber }: OrderPageLinkProps) {
  const { t } = useTranslation();
  const path = usePage().sitePaths[page];
  if (path === undefined) return null;
  return (
    <p>
      <Link to={confirmationPath(path, orderNumber)}>{t(`footer.pages.${page}`)}</Link>
    </p>
  );
}

/** Leads to the page on which something of this order is sent back, or its label printed; nothing where there is nothing to do there. */
export function ReturnLink({ order }: { order: Order }) {
  const { t } = useTranslation('returns');
  const { sitePaths } = usePage();
  const { returnDays } = useStore();
  const [now] = useState(() => Date.now());
  const isAnnounced = order.returns.some(
    ({ state, isByRecipient }) => state === 'announced' && !isByRecipient,
  );
  const isPossible = isAnnounced || returnableOf(sentOrderOf(order), returnDays, now).size > 0;
  if (sitePaths['send-back'] === undefined || !isPossible) return null;
  return (
    <p>
      <Link to={confirmationPath(sitePaths['send-back'], order.orderNumber)}>
        {t(isAnnounced ? 'linkAnnounced' : 'title')}
      </Link>
    </p>
  );
}

/** Leads to where what has arrived of an order is reviewed; nothing before, or where reviews are not written in the shop. */
export function ReviewLink({ order }: { order: Order }) {
  const { t } = useTranslation('write-review');
  const path = usePage().sitePaths.review;
  const [now] = useState(() => Date.now());
  const reviewable = reviewableKeys({ ...sentOrderOf(order), lineItems: order.cart.lineItems }, now);
  if (path === undefined || reviewable.length === 0) return null;
  return (
    <p>
      <Link to={confirmationPath(path, order.orderNumber)}>{t('link')}</Link>
    </p>
  );
}
