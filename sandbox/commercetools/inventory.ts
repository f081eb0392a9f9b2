import type { InventoryEntry } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { changedCustomFields, setCustomFieldSchema, setCustomTypeSchema } from './custom-fields.ts';
import type { Storage } from './storage.ts';
import { updateSchema } from './validation.ts';

const actionSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('addQuantity'), quantity: z.int() }),
  setCustomTypeSchema,
  setCustomFieldSchema,
]);

export const inventoryUpdateSchema = updateSchema(actionSchema);

/** Applies one update action. Orders reserve units, so what is available changes by as much as what is on stock. */
export function applyInventoryAction(
  entry: InventoryEntry,
  change: z.infer<typeof actionSchema>,
  storage: Storage,
): InventoryEntry {
  if (change.action !== 'addQuantity')
    return { ...entry, custom: changedCustomFields(storage, 'inventory-entry', entry.custom, change) };
  const { quantityOnStock, availableQuantity } = entry;
  return {
    ...entry,
    quantityOnStock: quantityOnStock + change.quantity,
    availableQuantity: availableQuantity + change.quantity,
  };
}
