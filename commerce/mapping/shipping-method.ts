import type { ShippingMethod as PlatformShippingMethod } from '@commercetools/platform-sdk';
import type { Language } from '../../stores/types.ts';
import type { Money } from '../../contract/money.ts';
import type { ShippingMethod } from '../../contract/cart.ts';
import { localized } from './localized.ts';
import { moneyOfPlatform, withCents } from './money.ts';

/**
 * A method with the price this cart pays for it; null if it has no rate for the cart's zone and currency.
 * @param goods the cart's items after discounts, which count toward the free shipping threshold.
 */
export function shippingMethodOf(
  method: PlatformShippingMethod,
  goods: Money,
  language: Language,
): ShippingMethod | null {
  const rates = method.zoneRates
    .flatMap((zoneRate) => zoneRate.shippingRates)
    .filter((rate) => rate.price.currencyCode === goods.currencyCode);
  const rate = rates.find((candidate) => candidate.isMatching) ?? rates[0];
  if (!rate) return null;
  const free = rate.freeAbove !== undefined && goods.centAmount >= rate.freeAbove.centAmount;
  return {
    id: method.id,
    name: localized(method.localizedName, language) || method.name,
    description: localized(method.localizedDescription, language),
    price: free ? withCents(goods, 0) : moneyOfPlatform(rate.price),
    freeAbove: rate.freeAbove ? moneyOfPlatform(rate.freeAbove) : null,
  };
}
