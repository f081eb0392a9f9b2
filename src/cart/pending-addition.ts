import { readEntry, removeEntry, writeEntry } from '../consent/guarded-storage.ts';
import type { ShopErrorCode } from '../shop-api/shop-api-error.ts';

/** Something a shopper has added to the cart that the shop has not confirmed yet. */
export interface PendingAddition {
  readonly id: string;
  readonly sku: string;
  /** The product's name, to show it while it waits. */
  readonly name: string;
  readonly quantity: number;
  /** The country a new cart is for: ISO 3166-1 alpha-2, lower case. */
  readonly country: string;
  readonly giftMessage?: string;
  /**
   * How many of the product the cart contains once this has been added, from the moment it is sent: a page that is closed
   * meanwhile does not know the answer.
   */
  readonly expected?: number;
  /** Why it could not be added, if it was tried and refused. */
  readonly refusal?: ShopErrorCode;
}

/** The pending additions of this tab, which survive a reload; none if they cannot be read. */
export function storedAdditions(): readonly PendingAddition[] {
  try {
    const additions: unknown = JSON.parse(readEntry('pending-additions') ?? '[]');
    return Array.isArray(additions) ? (additions as PendingAddition[]) : [];
  } catch {
    return [];
  }
}

/** Stores the pending additions for this tab. */
export function storeAdditions(additions: readonly PendingAddition[]): void {
  if (additions.length > 0) writeEntry('pending-additions', JSON.stringify(additions));
  else removeEntry('pending-additions');
}
