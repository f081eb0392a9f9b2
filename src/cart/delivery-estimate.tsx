import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../../contract/cart.ts';
import type { QuotedMethod } from '../../contract/delivery.ts';
import { cleanCode } from '../../stores/typed-text.ts';
import { focusOn, reveal } from '../components/focus-on.ts';
import { formatMoney } from '../../stores/format-money.ts';
import { useRequest } from '../components/use-request.ts';
import { useMethodText } from '../delivery/delivery-text.ts';
import { ArriveByField, useArriveBy } from '../delivery/arrive-by.tsx';
import { ToFreeDelivery } from '../delivery/to-free-delivery.tsx';
import { estimatedPostalCode, keepEstimatedPlace } from '../delivery/place.ts';
import { useLocale, useTaxName } from '../i18n/use-locale.ts';
import { ErrorText } from '../shop-api/error-text.tsx';
import { callShopApi } from '../shop-api/call-shop-api.ts';
import { ShopApiError } from '../shop-api/shop-api-error.ts';
import { useStore } from '../shop/shop-context.tsx';
import * as styles from './delivery-estimate.module.css';

/** Pause before a quote is asked for, in milliseconds: quantities change in quick succession. */
const pause = 400;

const examples: Readonly<
  Record<string, { readonly label: 'zipCode' | 'postalCode'; readonly code: string }>
> = {
  us: { label: 'zipCode', code: '10001' },
  ca: { label: 'postalCode', code: 'K1A 0B1' },
};

/** Estimates until a method is chosen; where tax is added, also of the tax. The sums do not contain them. */
export function DeliveryEstimate({ cart }: { cart: Cart }) {
  const { t } = useTranslation('delivery');
  const id = useId();
  const methodText = useMethodText();
  const arriveBy = useArriveBy();
  const { tax } = useStore();
  const { country } = cart;
  const [postalCode, setPostalCode] = useState(
    () => cart.shippingAddress?.postalCode ?? estimatedPostalCode(country),
  );
  const { status, value: quote, error } = useQuote(cart, postalCode);
  const [asked, setAsked] = useState(0);
  const estimate = useRef<HTMLDivElement>(null);
  // The form is below it, and its button keeps the focus.
  useEffect(() => {
    if (asked > 0 && status === 'answered') reveal(estimate.current);
  }, [asked, status]);
  if (cart.shippingMethod) return null;
  const [cheapest] = quote?.shippingMethods ?? [];
  return (
    <section className={styles.estimate} aria-labelledby={id}>
      <h3 id={id}>{t('estimate.title')}</h3>
      <div aria-live="polite">
        <ul role="list">
          {quote?.shippingMethods.map((method) => (
            <li key={method.id}>
              {methodText(method)}
              {arriveBy.day !== '' && (
                <strong className={styles.time}>{arriveBy.timeText(method.arrival)}</strong>
              )}
            </li>
          ))}
        </ul>
        {cheapest && <ToFreeDelivery value={cart.subtotal} method={cheapest} />}
      </div>
      <div ref={estimate} aria-live="polite">
        {cheapest && <EstimatedTotal method={cheapest} postalCode={postalCode} />}
      </div>
      {cheapest && <ArriveByField {...arriveBy} />}
      {!tax.included && (
        <PlaceForm
          country={country}
          known={postalCode}
          onPlace={(code) => {
            setPostalCode(code);
            setAsked(asked + 1);
            keepEstimatedPlace(country, code);
          }}
        >
          {postalCode !== '' && error instanceof ShopApiError && <ErrorText error={error} />}
        </PlaceForm>
      )}
    </section>
  );
}

/** Asked again whenever something changes that the price depends on; the last answer stays meanwhile. */
function useQuote(cart: Cart, postalCode: string) {
  const { id, country, lineItems, discountCodes, subtotal, shippingMethod } = cart;
  const items = lineItems.map(({ sku, quantity }) => [sku, quantity]);
  const key = JSON.stringify([id, country, items, discountCodes, subtotal.centAmount, postalCode]);
  const place = { country, ...(postalCode === '' ? {} : { postalCode }) };
  return useRequest(shippingMethod ? null : key, () => callShopApi((api) => api.quoteCart(id, place)), pause);
}

function EstimatedTotal({ method, postalCode }: { method: QuotedMethod; postalCode: string }) {
  const { t } = useTranslation('delivery');
  const locale = useLocale();
  const taxName = useTaxName();
  const { tax } = useStore();
  const { name, total, addedTax } = method;
  if (!total || !addedTax) return null;
  const about = {
    method: name,
    tax: taxName(tax.name),
    amount: formatMoney(addedTax, locale),
    postalCode,
  };
  return (
    <>
      <p className={styles.total}>{t('estimate.total', { price: formatMoney(total, locale) })}</p>
      <p>{t('estimate.totalAbout', about)}</p>
    </>
  );
}

interface PlaceFormProps {
  readonly country: string;
  readonly known: string;
  readonly onPlace: (postalCode: string) => void;
  readonly children: ReactNode;
}

/** Asks for the postal code that determines the tax, folded: checkout asks for it anyway. */
function PlaceForm({ country, known, onPlace, children }: PlaceFormProps) {
  const { t } = useTranslation('delivery');
  const { tax } = useStore();
  const taxName = useTaxName();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(known);
  const [isMissing, setIsMissing] = useState(false);
  const id = useId();
  const { label, code: example } = examples[country] ?? { label: 'postalCode', code: '' };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const code = cleanCode(typed).toUpperCase();
    setIsMissing(code === '');
    if (code === '') focusOn(field.current);
    else onPlace(code);
  };
  return (
    <details className="fold">
      <summary>{t('estimate.fold', { tax: taxName(tax.name) })}</summary>
      <form onSubmit={submit} noValidate className={styles.form}>
        <p id={`${id}-about`}>{t('estimate.place', { tax: taxName(tax.name) })}</p>
        <label htmlFor={id}>{t(`estimate.${label}`)}</label>
        <div className="field-row">
          <input
            ref={field}
            id={id}
            className="input"
            value={typed}
            maxLength={20}
            inputMode={label === 'zipCode' ? 'numeric' : 'text'}
            autoComplete="postal-code"
            aria-invalid={isMissing}
            aria-describedby={`${id}-about ${id}-problem`}
            onChange={(event) => setTyped(event.target.value)}
          />
          <button type="submit" className="button button-quiet">
            {t('estimate.show')}
          </button>
        </div>
        <div id={`${id}-problem`}>
          {isMissing && (
            <p role="alert" className={styles.problem}>
              {t('estimate.missing', { example })}
            </p>
          )}
          {children}
        </div>
      </form>
    </details>
  );
}
