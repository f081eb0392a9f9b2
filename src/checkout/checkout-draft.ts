import { readEntry, removeEntry, writeEntry } from '../consent/guarded-storage.ts';
import { type AddressFormValues, formValuesOf } from './steps/address-form-values.ts';

/** What was typed in checkout and is not in the cart yet, or null; unreadable data counts as nothing. */
export function readDraft(): AddressFormValues | null {
  const kept = readEntry('checkout-draft');
  if (kept === null) return null;
  try {
    const model = formValuesOf(null, '');
    // One that an earlier version of the shop has kept lacks what is asked since.
    const draft: unknown = Object.assign({ reviewAnswer: model.reviewAnswer }, JSON.parse(kept));
    return isLike(model, draft) ? (draft as AddressFormValues) : null;
  } catch {
    return null;
  }
}

const isLike = (model: unknown, value: unknown): boolean =>
  typeof model === 'object' && model !== null
    ? Object.entries(model).every(([name, part]) =>
        isLike(part, (value as Record<string, unknown> | null)?.[name]),
      )
    : typeof value === typeof model;

/** Keeps what was typed until the tab is closed, so that nothing is lost on a reload. */
export function writeDraft(values: AddressFormValues): void {
  writeEntry('checkout-draft', JSON.stringify(values));
}

/** Deletes what was typed, once it is in an order. */
export function removeDraft(): void {
  removeEntry('checkout-draft');
}
