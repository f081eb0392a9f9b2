import { useEffect, useRef, useState } from 'react';
import type { Cart } from '../../contract/cart.ts';
import type { QuotedMethod } from '../../contract/delivery.ts';
import type { Approval, CreatePayment, PaymentDetails } from '../../contract/payment-requests.ts';
import type { PaymentResult } from '../../contract/payment.ts';
import { useCheckoutDispatch, useCheckoutState } from '../checkout/checkout-context.tsx';
import type { PaymentError } from '../checkout/checkout-reducer.ts';
import { affiliatesIn, outcomeOf } from '../checkout/payment/payment-request.ts';
import { failureOf } from '../checkout/payment/use-payment-outcome.ts';
import { callShopApi } from '../shop-api/call-shop-api.ts';
import { approvePayment, quoteSheet, startProvisional, updateOrder } from '../shop-api/express.ts';
import { ShopApiError } from '../shop-api/shop-api-error.ts';
import { shopErrorOf } from '../shop-api/use-shop-data.ts';
import { useShop } from '../shop/shop-context.tsx';
import { track } from '../telemetry/track.ts';
import type { ExpressCart } from './express-cart.ts';
import { saveBuyer } from './save-buyer.ts';
import { createSheet, problemIn, type SheetPorts } from './sheet.ts';
import { useConclusion } from './use-conclusion.ts';
import { useSheetTexts } from './use-sheet-texts.ts';
import type { Buyer, PayPalHandlers } from './wallet-handlers.ts';

/** What is left to show after a sheet has closed without an order. */
export type ExpressProblem =
  /** A payment was made, or tried, and did not become an order. */
  | { readonly kind: 'payment'; readonly error: PaymentError }
  /** The total changed between the sheet and the cart. */
  | { readonly kind: 'moved' }
  /** The wallet's address is not complete: the shopper goes on in checkout. */
  | { readonly kind: 'incomplete'; readonly buyer: Buyer };

/** PayPal's answer, which the shop's own order button sends. */
export interface Approved {
  readonly cart: Cart;
  readonly details: PaymentDetails;
}

interface WalletHandlersState {
  readonly handlers: { readonly current: PayPalHandlers };
  readonly problem: ExpressProblem | null;
  /** The shopper has approved at PayPal, and has yet to order. */
  readonly approved: Approved | null;
  /** Sends what PayPal has answered. */
  readonly order: (approved: Approved) => Promise<void>;
  /** Forgets what PayPal has answered: nothing has been paid. */
  readonly giveUp: () => void;
}

/**
 * Connects wallets' sheets to the cart, the payment, and the checkout state.
 * @param keepsApproval whether PayPal's answer waits for the shop's own order button.
 */
export function useWalletHandlers(cart: ExpressCart, keepsApproval: boolean): WalletHandlersState {
  const texts = useSheetTexts();
  const dispatch = useCheckoutDispatch();
  const { adyenMerchantAccount } = useCheckoutState();
  const shop = useShop();
  const conclude = useConclusion(cart);
  const [sheet] = useState(createSheet);
  const [problem, setProblem] = useState<ExpressProblem | null>(null);
  const [approved, setApproved] = useState<Approved | null>(null);
  /** What the open sheet's last refusal leaves to say. */
  const refused = useRef<ExpressProblem | null>(null);
  const hasFailed = useRef(false);
  const paymentId = useRef<string | null>(null);
  const authorized = useRef<Cart | null>(null);

  const setOngoing = (adyenExpressPaymentOngoing: boolean, expressPaymentInProgress: boolean) =>
    dispatch({ type: 'setFlags', flags: { adyenExpressPaymentOngoing, expressPaymentInProgress } });
  const fail = (error: PaymentError) => {
    setOngoing(true, false);
    sheet.reopen();
    refused.current = null;
    hasFailed.current = true;
    setProblem({ kind: 'payment', error });
    // A failed attempt is recorded in the cart, which has a new version now.
    void cart.refresh().catch(() => undefined);
  };
  const onResult = (result: PaymentResult) => {
    if (result.order === null) {
      fail(failureOf(result));
      return;
    }
    sheet.close();
    conclude(result);
  };
  const onFailure = (error: unknown) => fail(shopErrorOf(error));
  const ports = (buyer: Buyer | null): SheetPorts => ({
    quote: ({ place, code }) =>
      quoteSheet(cart.known().id, { ...place, ...(code === '' ? {} : { discountCode: code }) }),
    save: (shown) => saveBuyer(cart, buyer, shown),
  });

  const current: PayPalHandlers = {
    ...texts,
    cart: cart.known,
    shown: sheet.shown,
    isBusy: sheet.isBusy,
    begin: () => {
      sheet.open();
      refused.current = null;
      hasFailed.current = false;
      authorized.current = null;
      setApproved(null);
      setProblem(null);
      setOngoing(true, false);
    },
    quote: (question) => sheet.quote(ports(null), question),
    authorize: async (buyer) => {
      setOngoing(true, true);
      try {
        const isComplete = 'address' in buyer.contact && buyer.email !== undefined;
        const paid = await sheet.authorize(ports(buyer), isComplete);
        authorized.current = paid;
        return paid;
      } catch (error) {
        setOngoing(true, false);
        const kind = problemIn(error);
        if (kind === 'incomplete') refused.current = { kind, buyer };
        else if (kind === 'moved') refused.current = { kind };
        throw error;
      }
    },
    pay: async (data) => {
      const paid = authorized.current;
      if (!paid) throw new ShopApiError('Internal', 'A wallet pays what nobody has authorized');
      track({ name: 'add_payment_info', cart: paid, method: data.paymentMethod.type });
      const request: CreatePayment = {
        cartId: paid.id,
        cartVersion: paid.version,
        expectedTotal: paid.total,
        merchantAccount: adyenMerchantAccount,
        data,
        ...affiliatesIn(shop.getState()),
      };
      const result = await outcomeOf(callShopApi((api) => api.createPayment(request)));
      paymentId.current = result.payment.id;
      dispatch({ type: 'setActiveAdyenPayment', payment: result.payment });
      return result;
    },
    sendDetails: (details) =>
      outcomeOf(callShopApi((api) => api.sendPaymentDetails(idOf(paymentId), details))),
    start: async (data) => {
      const { id: cartId, version: cartVersion } = cart.known();
      const result = await startProvisional({
        cartId,
        cartVersion,
        merchantAccount: adyenMerchantAccount,
        data,
      });
      paymentId.current = result.payment.id;
      return result;
    },
    follow: async (question, paymentData) => {
      let latest = paymentData;
      const quote: SheetPorts['quote'] = async ({ place, methodId }) => {
        const update = await updateOrder(idOf(paymentId), {
          place,
          ...(methodId === undefined ? {} : { shippingMethodId: methodId }),
          paymentData,
        });
        latest = update.paymentData;
        return {
          ...update.quote,
          shippingMethods: firstOf(update.quote.shippingMethods, update.shippingMethodId),
        };
      };
      await sheet.quote({ ...ports(null), quote }, question);
      return { paymentData: latest };
    },
    onApproved: (details) => {
      const paid = authorized.current;
      if (!paid) return;
      if (keepsApproval) {
        setOngoing(false, false);
        setApproved({ cart: paid, details });
      } else void order({ cart: paid, details });
    },
    onResult,
    onFailure,
    onProblem: (message) => {
      sheet.close();
      // What the wallet then calls its own error has been said already.
      if (!hasFailed.current && !refused.current) onFailure(new ShopApiError('PaymentUnavailable', message));
      setOngoing(false, false);
    },
    onClosed: () => {
      sheet.close();
      setOngoing(false, false);
      if (refused.current) setProblem(refused.current);
    },
  };

  const order = async ({ cart: paid, details }: Approved) => {
    setProblem(null);
    setOngoing(true, true);
    const approval: Approval = {
      cartVersion: paid.version,
      expectedTotal: paid.total,
      ...affiliatesIn(shop.getState()),
    };
    try {
      onResult(await outcomeOf(approvePayment(idOf(paymentId), { ...details, approval })));
    } catch (error) {
      onFailure(error);
    }
    setApproved(null);
    setOngoing(false, false);
  };

  const handlers = useRef(current);
  useEffect(() => {
    handlers.current = current;
  });
  useEffect(
    () => () =>
      dispatch({
        type: 'setFlags',
        flags: { adyenExpressPaymentOngoing: false, expressPaymentInProgress: false },
      }),
    [dispatch],
  );
  return { handlers, problem, approved, order, giveUp: () => setApproved(null) };
}

/** @throws ShopApiError if no payment has begun. */
function idOf({ current }: { readonly current: string | null }): string {
  if (current === null) throw new ShopApiError('PaymentNotFound', 'There is no payment that this belongs to');
  return current;
}

/** The chosen method first: that is the one which the sheet shows unless it asks for another one. */
const firstOf = (methods: readonly QuotedMethod[], id: string): QuotedMethod[] =>
  methods.toSorted((one, other) => Number(other.id === id) - Number(one.id === id));
