import { useTranslation } from 'react-i18next';
import type { Arrival, ShippingMethod } from '../../contract/delivery.ts';
import { formatMoney } from '../../stores/format-money.ts';
import { arrivalDays } from '../../stores/time-text.ts';
import { useLocale } from '../i18n/use-locale.ts';

/** Writes when a parcel arrives, e.g. “Arrives Mon, Nov 30 – Wed, Dec 2”. */
export function useArrivalText(): (arrival: Arrival) => string {
  const { t } = useTranslation('delivery');
  const locale = useLocale();
  return (arrival) => t('arrives', { dates: arrivalDays(arrival, locale) });
}

/** Describes shipping methods: name and price, then when it arrives and when it is free, as far as that is known. */
export function useMethodWords() {
  const { t } = useTranslation('delivery');
  const locale = useLocale();
  const arrivalText = useArrivalText();
  return ({ name, price, freeAbove, arrival }: ShippingMethod) => {
    const isFree = price.centAmount === 0;
    return {
      named: t('named', { method: name, price: isFree ? t('free') : formatMoney(price, locale) }),
      details: [
        ...(arrival ? [arrivalText(arrival)] : []),
        ...(freeAbove && !isFree ? [t('freeFrom', { price: formatMoney(freeAbove, locale) })] : []),
      ],
    };
  };
}

/** The same in one line. */
export function useMethodText(): (method: ShippingMethod) => string {
  const methodWords = useMethodWords();
  return (method) => {
    const { named, details } = methodWords(method);
    return [named, ...details].join(' · ');
  };
}
