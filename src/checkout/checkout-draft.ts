import { readEntry, removeEntry, writeEntry } from '../consent/guarded-storage.ts';
import { type AddressFormValues, addressFormValuesSchema } from './address-form-values.ts';

/** What was typed in checkout and is not in the cart yet, or null; unreadable data counts as nothing. */
export function readDraft(): AddressFormValues | null {
  const kept = readEntry('checkout-draft');
  if (kept === null) return null;
  try {
    return addressFormValuesSchema.parse(JSON.parse(kept));
  } catch {
    return null;
  }
}

/** Keeps what was typed until the tab is closed, so that nothing is lost on a reload. */
export function writeDraft(values: AddressFormValues): void {
  writeEntry('checkout-draft', JSON.stringify(values));
}

/** Deletes what was typed, once it is in an order. */
export function removeDraft(): void {
  removeEntry('checkout-draft');
}
