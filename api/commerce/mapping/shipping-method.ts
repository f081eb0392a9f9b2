import type { ShippingMethod as PlatformShippingMethod } from '@commercetools/platform-sdk';
import type { Money, ShippingMethod } from '../../contract.ts';
import { moneyOf, withCents } from './money.ts';

/**
 * A method with the price this cart pays for it; null when it has no rate for the cart's zone and currency.
 * @param goods the cart's goods after discounts, which the free threshold is measured on.
 */
export function shippingMethodOf(method: PlatformShippingMethod, goods: Money): ShippingMethod | null {
  const rates = method.zoneRates
    .flatMap((zoneRate) => zoneRate.shippingRates)
    .filter((rate) => rate.price.currencyCode === goods.currencyCode);
  const rate = rates.find((candidate) => candidate.isMatching) ?? rates[0];
  if (!rate) return null;
  const free = rate.freeAbove !== undefined && goods.centAmount >= rate.freeAbove.centAmount;
  return {
    id: method.id,
    name: method.localizedName?.['en'] ?? method.name,
    description: method.localizedDescription?.['en'] ?? method.description ?? '',
    price: free ? withCents(goods, 0) : moneyOf(rate.price),
    freeAbove: rate.freeAbove ? moneyOf(rate.freeAbove) : null,
  };
}
