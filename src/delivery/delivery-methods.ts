import { useTranslation } from 'react-i18next';
import type { ShippingMethod } from '../../contract/delivery.ts';
import type { Money } from '../../contract/money.ts';
import { useRequest } from '../components/use-request.ts';
import { getJson } from '../recovery/get-json.ts';
import { useUserCountry } from '../shop/shop-context.tsx';

/** The ways of delivery to the visitor's country, cheapest first; asked for once they are wanted. */
export function useDeliveryMethods(isWanted: boolean) {
  const { i18n } = useTranslation();
  const country = useUserCountry();
  return useRequest(isWanted ? `${i18n.language} ${country}` : null, (signal) =>
    fetchMethods(country, i18n.language, signal),
  );
}

/** What is still missing to free delivery for goods of this value, in minor units; 0 if nothing is, null if no value makes it free. */
export function missingToFree(value: Money, { freeAbove }: ShippingMethod): number | null {
  if (freeAbove?.currencyCode !== value.currencyCode) return null;
  return Math.max(0, freeAbove.centAmount - value.centAmount);
}

/** A way of delivery with what it costs for goods of this value. */
export function pricedFor(value: Money | undefined, method: ShippingMethod): ShippingMethod {
  const isFree = value && missingToFree(value, method) === 0;
  return isFree ? { ...method, price: { ...method.price, centAmount: 0 } } : method;
}

/** Every product page asks, so this does without the shop API's client; what has no price is left out. @throws Error */
async function fetchMethods(
  country: string,
  language: string,
  signal: AbortSignal,
): Promise<readonly ShippingMethod[]> {
  const { shippingMethods = [] } = await getJson<{ shippingMethods?: readonly ShippingMethod[] }>(
    `/api/delivery?country=${country}`,
    { headers: { 'Accept-Language': language }, signal },
  );
  return shippingMethods.filter(({ price }) => Number.isInteger(price.centAmount));
}
