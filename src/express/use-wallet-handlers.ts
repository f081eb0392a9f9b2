import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../../contract/cart.ts';
import type { QuotedMethod } from '../../contract/delivery.ts';
import type { PaymentResult, CreatePayment, PaymentDetails } from '../../contract/payment.ts';
import { countryName } from '../../stores/country-name.ts';
import { formatMoney } from '../../stores/format-money.ts';
import { capitalized } from '../../contract/total-lines.ts';
import { useCheckout } from '../checkout/checkout-context.tsx';
import type { PaymentError } from '../checkout/checkout-state.ts';
import { usePayment } from '../checkout/payment/use-payment.ts';
import { failureOf, useConfirmation } from '../checkout/payment/use-payment-outcome.ts';
import { useArrivalText } from '../delivery/delivery-text.ts';
import { useLocale, useTaxName } from '../i18n/use-locale.ts';
import { callShopApi } from '../shop-api/call-shop-api.ts';
import { isShopError, ShopApiError, shopErrorOf } from '../shop-api/shop-api-error.ts';
import { useStore } from '../shop/shop-context.tsx';
import type { ExpressCart } from './express-cart.ts';
import {
  type AskQuote,
  createSheet,
  placeIn,
  problemIn,
  type SheetQuestion,
  type ShownQuote,
} from './sheet.ts';
import type { WalletAddress } from './wallet-address.ts';

export interface Buyer {
  readonly contact: WalletAddress;
  readonly email: string | undefined;
}

type KnownBuyer = Extract<WalletAddress, { readonly address: unknown }> & { readonly email: string };

/** What is left to say after a sheet has closed without an order. */
export type ExpressProblem =
  /** A payment was made, or tried, and did not become an order. */
  | { readonly kind: 'payment'; readonly error: PaymentError }
  | { readonly kind: 'moved' }
  /** The wallet's address is not complete: the shopper goes on in checkout. */
  | { readonly kind: 'incomplete'; readonly buyer: Buyer };

/** PayPal's answer, which the shop's own order button sends. */
export interface Approved {
  readonly cart: Cart;
  readonly details: PaymentDetails;
}

/** What every wallet needs of the shop; the page renders anew while its button stays, so that these change. */
export type WalletHandlers = ReturnType<typeof useWalletHandlers>['handlers']['current'];

/** @param keepsApproval whether PayPal's answer waits for the shop's own order button. */
export function useWalletHandlers(cart: ExpressCart, keepsApproval: boolean) {
  const texts = useSheetTexts();
  const checkout = useCheckout();
  const payment = usePayment();
  const confirmation = useConfirmation();
  const { merchantAccount } = useStore();
  const [sheet] = useState(() =>
    createSheet((wallet) =>
      // What a button does that is no longer there concerns the checkout only if it has paid.
      checkout.setState((state) => (state.wallet === 'none' && wallet !== 'paid' ? state : { wallet })),
    ),
  );
  const [problem, setProblem] = useState<ExpressProblem | null>(null);
  const [approved, setApproved] = useState<Approved | null>(null);
  /** What the open sheet leaves to say. */
  const left = useRef<ExpressProblem | null>(null);
  const paymentId = useRef('');

  const onFailure = (cause: unknown) => fail(shopErrorOf(cause));
  const fail = (error: PaymentError) => {
    sheet.reopen();
    left.current = { kind: 'payment', error };
    setProblem(left.current);
    // A failed attempt is recorded in the cart, which has a new version now.
    void cart.refresh().catch(() => undefined);
  };
  const onResult = (result: PaymentResult) => {
    const { order, money } = result;
    if (order === null) fail(failureOf(result));
    if (!order?.mayOpen) return;
    sheet.enter('paid');
    // A product that was bought alone leaves the cart, and what was typed for it, as they are.
    if (cart.isShoppers) confirmation.endCheckout();
    confirmation.show(order.orderNumber, money === 'returning');
  };
  const begun = (result: PaymentResult) => {
    paymentId.current = result.payment.id;
    return result;
  };

  const current = {
    ...texts,
    /** The cart before anything is known about its delivery. */
    cart: cart.known,
    shown: sheet.shown,
    isBusy: sheet.isBusy,
    begin: () => {
      sheet.open();
      left.current = null;
      setApproved(null);
      setProblem(null);
    },
    /** @throws SheetRefusal */
    quote: (question: SheetQuestion) =>
      sheet.quote(({ place, code }) => {
        const asked = { ...place, ...(code === '' ? {} : { discountCode: code }) };
        return callShopApi((api) => api.quoteCart(cart.known().id, asked));
      }, question),
    /** Writes what the wallet knows about the shopper to the cart. @throws SheetRefusal */
    authorize: async (buyer: Buyer) => {
      const { contact, email } = buyer;
      const known = 'address' in contact && email !== undefined ? { ...contact, email } : null;
      try {
        await sheet.authorize(known && ((shown) => saveBuyer(cart, known, shown)));
      } catch (error) {
        const kind = problemIn(error);
        if (kind === 'incomplete') left.current = { kind, buyer };
        else if (kind === 'moved') left.current = { kind };
        throw error;
      }
    },
    /** @throws ShopApiError */
    pay: async (data: CreatePayment['data']) => {
      const paid = sheet.authorized();
      if (!paid) throw new ShopApiError('Internal', 'A wallet pays what nobody has authorized');
      return begun(await payment.pay(paid, data));
    },
    onDetails: (details: PaymentDetails) =>
      void payment.sendDetails(details, paymentId.current).then(onResult, onFailure),
    /** Opens PayPal's order, which exists before its address, without an approval. @throws ShopApiError */
    start: async (data: CreatePayment['data']) => {
      const { id: cartId, version: cartVersion } = cart.known();
      const provisional = { cartId, cartVersion, merchantAccount, data };
      return begun(await callShopApi((api) => api.startProvisional(provisional)));
    },
    /** Has PayPal's order follow its window. @returns Adyen's new token for the order. @throws SheetRefusal */
    follow: async (question: SheetQuestion, paymentData: string) => {
      let latest = paymentData;
      const ask: AskQuote = async ({ place, methodId }) => {
        const chosen = methodId === undefined ? {} : { shippingMethodId: methodId };
        const update = await callShopApi((api) =>
          api.updateOrder(paymentId.current, { place, ...chosen, paymentData }),
        );
        latest = update.paymentData;
        const { quote, shippingMethodId } = update;
        return { ...quote, shippingMethods: firstOf(quote.shippingMethods, shippingMethodId) };
      };
      await sheet.quote(ask, question);
      return latest;
    },
    /** What PayPal has answered is sent at once, or kept for the shop's own order button. */
    onApproved: (details: PaymentDetails) => {
      const paid = sheet.authorized();
      if (!paid) return;
      if (keepsApproval) {
        sheet.enter('approved');
        setApproved({ cart: paid, details });
      } else void order({ cart: paid, details });
    },
    onResult,
    onFailure,
    onProblem: (message: string) => {
      sheet.enter('closed');
      // What the wallet then calls its own error has been said already.
      if (left.current === null) onFailure(new ShopApiError('PaymentUnavailable', message));
    },
    onClosed: () => {
      sheet.enter('closed');
      setProblem(left.current);
    },
  };

  const order = async ({ cart: paid, details }: Approved) => {
    setProblem(null);
    sheet.enter('authorizing');
    try {
      const approval = payment.approvalOf(paid);
      onResult(await payment.sendDetails({ ...details, approval }, paymentId.current));
    } catch (error) {
      onFailure(error);
    }
    setApproved(null);
    sheet.enter('closed');
  };

  const handlers = useRef(current);
  useEffect(() => {
    handlers.current = current;
  });
  /** Forgets what PayPal has answered: nothing has been paid. */
  const giveUp = () => {
    sheet.enter('closed');
    setApproved(null);
  };
  return { handlers, problem, approved, order, giveUp };
}

/** The billing address is that of the delivery, because wallets do not tell the card's. */
async function saveBuyer(
  cart: ExpressCart,
  { email, address, phone }: KnownBuyer,
  { code, method }: ShownQuote,
): Promise<Cart> {
  const isNew = !cart.known().discountCodes.some((known) => known.code === code);
  const change = (extra: object) =>
    cart.change([
      { action: 'setCustomerEmail', email },
      { action: 'setShippingAddress', address: { ...address, ...extra } },
      { action: 'setBillingAddress' },
      { action: 'setForSomebodyElse', isForSomebodyElse: false },
      ...(code !== '' && isNew ? [{ action: 'addDiscountCode' as const, code }] : []),
      { action: 'setShippingMethod', shippingMethodId: method.id },
    ]);
  try {
    return await change(phone === undefined ? {} : { phone });
  } catch (error) {
    // A wallet's phone number may be invalid in the country. The parcel arrives without one.
    if (phone === undefined || !isShopError(error, ['InvalidPhone'])) throw error;
    return change({});
  }
}

/** The chosen method first: that is the one which the sheet shows unless it asks for another one. */
const firstOf = (methods: readonly QuotedMethod[], id: string): QuotedMethod[] =>
  methods.toSorted((one, other) => Number(other.id === id) - Number(one.id === id));

function useSheetTexts() {
  const { t, i18n } = useTranslation('express');
  const locale = useLocale();
  const arrivalText = useArrivalText();
  const taxName = useTaxName();
  const { tax } = useStore();
  return {
    labels: {
      goods: t('sums.goods'),
      delivery: t('sums.delivery'),
      tax: capitalized(taxName(tax.name), locale),
      total: t('sums.total'),
    },
    optionText: ({ name, price, description, arrival }: QuotedMethod) => ({
      label: t('sums.option', {
        method: name,
        price: price.centAmount === 0 ? t('sums.free') : formatMoney(price, locale),
      }),
      detail: arrival ? arrivalText(arrival) : description,
    }),
    problemText: (refusal: unknown, country: string) =>
      t(`sheet.${problemIn(refusal)}`, {
        place: placeIn(refusal),
        country: countryName(country, i18n.language),
      }),
  };
}
