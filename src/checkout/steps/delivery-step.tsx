import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import type { Cart } from '../../../contract/cart.ts';
import type { ShippingMethod } from '../../../contract/delivery.ts';
import { formatMoney } from '../../../stores/format-money.ts';
import * as styles from './delivery-step.module.css';
import { useArriveBy } from '../../delivery/arrive-by.tsx';
import { useArrivalText } from '../../delivery/delivery-text.ts';
import { ErrorText, RetryableError } from '../../shop-api/error-text.tsx';
import { useAction, useShopData } from '../../shop-api/call-shop-api.ts';
import { useCartStore } from '../../cart/use-cart.tsx';
import { useCheckoutState } from '../checkout-context.tsx';
import { track } from '../../telemetry/track.ts';

export function DeliveryStep({ cart }: { cart: Cart }) {
  const { t } = useTranslation('checkout');
  const { paymentInProgress } = useCheckoutState();
  const { change } = useCartStore();
  const { pending, error: changeError, run } = useAction();
  const [wanted, setWanted] = useState<string | null>(null);
  // The choice is shown immediately; the cart's own response follows and takes precedence.
  const chosen = pending ? wanted : (cart.shippingMethod?.id ?? null);
  const choose = (shippingMethodId: string) => {
    setWanted(shippingMethodId);
    void run(async () => {
      const changed = await change([{ action: 'setShippingMethod', shippingMethodId }]);
      if (changed) track({ name: 'add_shipping_info', cart: changed });
    });
  };
  const { timeText } = useArriveBy();
  const offer = offerKey(cart);
  const methods = useShopData(offer, (api) => api.listShippingMethods(cart.id));
  const preselectedFor = useRef<string | null>(null);
  const preselect = useEffectEvent((id: string) => {
    // Once for each offer: a refusal is shown, and not asked for again.
    if (cart.shippingMethod || preselectedFor.current === offer) return;
    preselectedFor.current = offer;
    choose(id);
  });
  const cheapest = cheapestOf(methods.data ?? []);
  useEffect(() => {
    if (cheapest !== null) preselect(cheapest);
  }, [cheapest, offer]);
  if (methods.error) return <RetryableError error={methods.error} onRetry={methods.retry} quiet />;
  if (!methods.data) return <p role="status">{t('delivery.loading')}</p>;
  if (methods.data.length === 0) return <p role="alert">{t('delivery.none')}</p>;
  return (
    <fieldset className={styles.choices} disabled={paymentInProgress}>
      <legend className="visually-hidden">{t('delivery.legend')}</legend>
      {methods.data.map((method) => (
        <DeliveryChoice
          key={method.id}
          method={method}
          time={timeText(method.arrival)}
          chosen={chosen === method.id}
          onChoose={() => choose(method.id)}
        />
      ))}
      <ErrorText error={changeError} />
    </fieldset>
  );
}

interface DeliveryChoiceProps {
  readonly method: ShippingMethod;
  /** Whether it arrives by the day on which it is needed; null if there is none. */
  readonly time: string | null;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function DeliveryChoice({ method, time, chosen, onChoose }: DeliveryChoiceProps) {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  const arrivalText = useArrivalText();
  const id = useId();
  return (
    <div className={styles.choice}>
      <input
        type="radio"
        name="shipping-method"
        id={id}
        checked={chosen}
        onChange={onChoose}
        aria-describedby={`${id}-about`}
      />
      <label htmlFor={id} className={styles.name}>
        {method.name}
      </label>
      <span className={styles.price}>
        {method.price.centAmount === 0 ? t('delivery.free') : formatMoney(method.price, locale)}
      </span>
      <p id={`${id}-about`} className={styles.about}>
        {[
          ...(method.arrival ? [arrivalText(method.arrival)] : []),
          ...(method.description === '' ? [] : [method.description]),
          ...(method.freeAbove && method.price.centAmount > 0
            ? [t('delivery.freeAbove', { price: formatMoney(method.freeAbove, locale) })]
            : []),
        ].join(' · ')}
        {time && <strong className={styles.time}>{time}</strong>}
      </p>
    </div>
  );
}

const cheapestOf = (methods: readonly ShippingMethod[]): string | null =>
  methods.toSorted((one, other) => one.price.centAmount - other.price.centAmount)[0]?.id ?? null;

function offerKey({ id, shippingAddress, subtotal }: Cart): string {
  const { country, state, postalCode } = shippingAddress ?? {};
  return [id, country, state, postalCode, subtotal.centAmount].join(' ');
}
