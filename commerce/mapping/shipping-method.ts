import type { ShippingMethod as PlatformShippingMethod } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { arrivalOf } from '../../stores/delivery-calendar.ts';
import type { Language, Store } from '../../stores/types.ts';
import type { Arrival, ShippingMethod } from '../../contract/delivery.ts';
import type { Money } from '../../contract/money.ts';
import { localized } from './localized.ts';
import { moneyOfPlatform, withCents } from './money.ts';

/**
 * A method with the price this cart pays for it; null if it has no rate for the cart's zone and currency.
 * @param goods the cart's items after discounts, which count toward the free shipping threshold.
 */
export function shippingMethodOf(
  method: PlatformShippingMethod,
  goods: Pick<Money, 'centAmount' | 'currencyCode'>,
  { store, language }: { readonly store: Pick<Store, 'calendar'>; readonly language: Language },
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
    price: withCents(rate.price, free ? 0 : rate.price.centAmount),
    freeAbove: rate.freeAbove ? moneyOfPlatform(rate.freeAbove) : null,
    arrival: arrivalBy(method, store, Date.now()),
  };
}

/** The custom fields of a method (docs/api.md): working days between a parcel's departure and its arrival. */
const workingDays = z
  .object({ minDays: z.int().min(0).max(90), maxDays: z.int().min(0).max(90) })
  .refine(({ minDays, maxDays }) => minDays <= maxDays);

/**
 * When a parcel arrives by a method; null if the method does not say how long it takes.
 * @param ordered milliseconds since 1970
 */
export function arrivalBy(
  method: Pick<PlatformShippingMethod, 'custom'> | undefined,
  { calendar }: Pick<Store, 'calendar'>,
  ordered: number,
): Arrival | null {
  const { success, data } = workingDays.safeParse(method?.custom?.fields);
  return success ? arrivalOf({ min: data.minDays, max: data.maxDays }, calendar, ordered) : null;
}
