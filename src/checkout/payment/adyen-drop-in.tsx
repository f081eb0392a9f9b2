import type { CoreConfiguration, DropinConfiguration } from '@adyen/adyen-web';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../../../contract/cart.ts';
import type {
  PaymentMethods,
  PaymentResult,
  CreatePayment,
  PaymentDetails,
} from '../../../contract/payment.ts';
import { type EngineMethod, methodsPaidHere } from '../../../stores/payment-methods.ts';
import { useLanguage } from '../../i18n/use-locale.ts';
import { loadPart } from '../../recovery/reload-guard.ts';
import { isShopError, ShopApiError } from '../../shop-api/shop-api-error.ts';
import { useCheckout, useCheckoutState } from '../checkout-context.tsx';
import { adyenLocaleOf, answerOf, connectionOf, detailsOf, submittedOf } from './adyen-connection.ts';
import * as styles from './adyen-drop-in.module.css';
import { addAdyenStylesheet } from './adyen-stylesheet.ts';

/** What the drop-in needs from the shop; the page renders anew while the drop-in stays, so that these change. */
interface DropInHandlers {
  readonly pay: (data: CreatePayment['data']) => Promise<PaymentResult>;
  /** Sends what a bank or an app has answered to the active payment. */
  readonly sendDetails: (details: PaymentDetails) => Promise<PaymentResult>;
  readonly onResult: (result: PaymentResult) => void;
  /** A payment got no answer, or the drop-in itself failed. After a lost connection, its form is ready again as it was. */
  readonly onFailure: (error: unknown) => void;
  readonly onCancel: () => void;
}

interface AdyenDropInProps {
  readonly cart: Cart;
  readonly methods: PaymentMethods;
  readonly handlers: DropInHandlers;
  /** The drop-in is ready, or gone. `submit` pays; if something is missing in the form, the form says so instead. */
  readonly onMounted: (submit: (() => void) | null) => void;
}

/** Adyen's drop-in. It lives as long as the component: pass a new `key` for a fresh form. */
export function AdyenDropIn({ cart, methods, handlers, onMounted }: AdyenDropInProps) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const { adyenLoading } = useCheckoutState();
  const { setState } = useCheckout();
  const target = useRef<HTMLDivElement>(null);

  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const create = useEffectEvent((onReady: () => void) =>
    createDropIn(methods, cart, adyenLocaleOf(language), t('payment.redirect'), latest, onReady),
  );
  const tell = useEffectEvent(onMounted);
  useEffect(() => {
    const left = new AbortController();
    let pay: () => void = () => undefined;
    const end = (then: () => void) => {
      if (left.signal.aborted) return;
      setState({ adyenLoading: false });
      then();
    };
    setState({ adyenLoading: true });
    create(() => end(() => tell(() => pay()))).then(
      (dropin) => {
        if (left.signal.aborted || !target.current) return;
        left.signal.addEventListener('abort', () => dropin.unmount());
        pay = () => dropin.submit();
        dropin.mount(target.current);
      },
      (cause: unknown) =>
        end(() => latest.current.onFailure(new ShopApiError('PaymentUnavailable', String(cause)))),
    );
    return () => {
      left.abort();
      tell(null);
      setState({ adyenLoading: false });
    };
  }, [setState]);
  return (
    <>
      {adyenLoading && <p role="status">{t('payment.loading')}</p>}
      <div ref={target} role="group" aria-label={t('payment.label')} className={styles.dropIn} />
    </>
  );
}

/** Methods whose forms are in the library's own chunk, and some of those that adyen-web redirects to. */
const commonMethods: readonly EngineMethod[] = [
  ...(['scheme', 'klarna', 'klarna_account', 'klarna_paynow', 'paypal'] as const),
  ...(['alipay', 'alipay_hk', 'ideal', 'kakaopay', 'mobilepay'] as const),
];
const isCommon = (type: string): boolean => (commonMethods as readonly string[]).includes(type);

/** Errors of adyen-web that reveal nothing about a payment: a closed wallet, or a wallet's blocked script. */
const harmlessErrors: readonly string[] = ['CANCEL', 'SCRIPT_ERROR'];

/**
 * Fetches adyen-web and makes its drop-in. The result of a payment is what the shop API returns, never what the library
 * concludes: `onPaymentCompleted` and `onPaymentFailed` are ignored.
 * @throws if adyen-web cannot be fetched or rejects its configuration.
 */
async function createDropIn(
  methods: PaymentMethods,
  cart: Cart,
  locale: string,
  redirectNote: string,
  handlers: { readonly current: DropInHandlers },
  onReady: () => void,
) {
  addAdyenStylesheet();
  const offered = methods.paymentMethods.paymentMethods;
  const [{ AdyenCheckout, Card, Dropin, Klarna, PayPal }, components] = await Promise.all([
    loadPart(() => import('./components/adyen-library.ts')),
    offered.every(({ type }) => isCommon(type))
      ? []
      : loadPart(() => import('./components/local-methods.ts')).then((part) => part.components),
  ]);
  const checkout = await AdyenCheckout({ ...connectionOf(methods, locale), ...callbacksOf(handlers) });
  return new Dropin(checkout, {
    paymentMethodComponents: [Card, Klarna, PayPal, ...components],
    paymentMethodsConfiguration: configurationOf(offered, cart, redirectNote),
    showRadioButton: true,
    disableFinalAnimation: true,
    onReady,
  });
}

/** Without buttons of their own, and with a second line below the name if paying leads away (`adyen-drop-in.module.css`). */
function configurationOf(
  offered: PaymentMethods['paymentMethods']['paymentMethods'],
  cart: Cart,
  redirectNote: string,
): NonNullable<DropinConfiguration['paymentMethodsConfiguration']> {
  const card = { hasHolderName: true, holderNameRequired: true };
  const convenienceStore = { data: personOf(cart) };
  const own: Readonly<Record<string, object>> = {
    scheme: card,
    bcmc: card,
    econtext_seven_eleven: convenienceStore,
    econtext_stores: convenienceStore,
  };
  // The library knows cards by another name here.
  const keyOf = (type: string) => (type === 'scheme' ? 'card' : type);
  const here = new Set<string>(methodsPaidHere);
  return Object.fromEntries(
    offered.map(({ type, name }) => [
      keyOf(type),
      {
        ...own[type],
        ...(!here.has(type) && { name: `${typeof name === 'string' ? name : type}\n${redirectNote}` }),
        showPayButton: false,
      },
    ]),
  );
}

/** What a convenience store's form asks who pays for; its phone numbers are Japanese ones, without the country's code. */
function personOf({ email, shippingAddress, billingAddress }: Cart) {
  const { firstName = '', lastName = '', phone = '' } = billingAddress ?? shippingAddress ?? {};
  const telephoneNumber = phone.replace(/^\+81/, '0').replace(/\D/g, '');
  return { firstName, lastName, shopperEmail: email ?? '', telephoneNumber };
}

type Callbacks = Required<Pick<CoreConfiguration, 'onSubmit' | 'onAdditionalDetails' | 'onError'>>;
type Component = Parameters<Callbacks['onSubmit']>[1];
type Resolve = Parameters<Callbacks['onSubmit']>[2]['resolve'];

function callbacksOf(handlers: { readonly current: DropInHandlers }): Callbacks {
  /**
   * Passes an action back to the drop-in, whatever the result code: a code to scan or an app's question comes with
   * `Pending`. A final result, or an order to be paid later, leaves the drop-in as it is because the shop takes over.
   */
  const respond = async (answer: Promise<PaymentResult>, component: Component, resolve: Resolve) => {
    try {
      const result = await answer;
      if (result.order || !result.action) handlers.current.onResult(result);
      else resolve(answerOf(result));
    } catch (error) {
      if (isShopError(error, ['network'])) component.setStatus('ready');
      handlers.current.onFailure(error);
    }
  };
  return {
    onSubmit: ({ data }, component, actions) =>
      void respond(handlers.current.pay(submittedOf(data)), component, actions.resolve),
    onAdditionalDetails: ({ data }, component, actions) =>
      void respond(handlers.current.sendDetails(detailsOf(data)), component, actions.resolve),
    onError: (error) => {
      if (error.name === 'CANCEL') handlers.current.onCancel();
      if (!harmlessErrors.includes(error.name))
        handlers.current.onFailure(new ShopApiError('PaymentUnavailable', error.message));
    },
  };
}
