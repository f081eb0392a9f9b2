import type { InventoryEntry } from '@commercetools/platform-sdk';
import { Hono } from 'hono';
import { z } from 'zod';
import {
  changedCustomType,
  customFieldChange,
  customFields,
  customFieldsDraftSchema,
  customTypeChange,
  withCustomField,
} from './custom-fields.ts';
import { notFound } from './errors.ts';
import { assign } from './fields.ts';
import { identifierSchema, resolve } from './references.ts';
import { checkVersion, newResource } from './storage.ts';
import type { Storage } from './storage.ts';
import { keySchema, readBody, requiredVersion } from './validation.ts';

const quantity = z.int();
const actionSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('addQuantity'), quantity }),
  z.strictObject({ action: z.literal('removeQuantity'), quantity }),
  z.strictObject({ action: z.literal('changeQuantity'), quantity }),
  z.strictObject({ action: z.literal('setCustomType'), ...customTypeChange }),
  z.strictObject({ action: z.literal('setCustomField'), ...customFieldChange }),
]);
type InventoryAction = z.infer<typeof actionSchema>;

const draftSchema = z.strictObject({
  sku: z.string().min(1),
  key: keySchema.optional(),
  supplyChannel: identifierSchema.optional(),
  quantityOnStock: quantity,
  custom: customFieldsDraftSchema.optional(),
});

function newEntry(draft: z.infer<typeof draftSchema>, storage: Storage): InventoryEntry {
  const { sku, key, supplyChannel, quantityOnStock, custom } = draft;
  return {
    ...newResource(),
    sku,
    ...(key !== undefined && { key }),
    ...(supplyChannel && {
      supplyChannel: { typeId: 'channel', id: resolve(storage, 'channel', supplyChannel).id },
    }),
    quantityOnStock,
    availableQuantity: quantityOnStock,
    ...(custom && { custom: customFields(storage, 'inventory-entry', custom) }),
  };
}

const updateSchema = z.strictObject({ version: z.int(), actions: z.array(actionSchema).max(500) });

/** Orders reserve units, so what is available changes by as much as what is on stock. */
const withStock = (entry: InventoryEntry, quantityOnStock: number): InventoryEntry => ({
  ...entry,
  quantityOnStock,
  availableQuantity: entry.availableQuantity + quantityOnStock - entry.quantityOnStock,
});

function apply(entry: InventoryEntry, action: InventoryAction, storage: Storage): InventoryEntry {
  switch (action.action) {
    case 'addQuantity':
      return withStock(entry, entry.quantityOnStock + action.quantity);
    case 'removeQuantity':
      return withStock(entry, entry.quantityOnStock - action.quantity);
    case 'changeQuantity':
      return withStock(entry, action.quantity);
    case 'setCustomType':
      return assign(entry, 'custom', changedCustomType(storage, 'inventory-entry', action));
    case 'setCustomField':
      return { ...entry, custom: withCustomField(storage, 'inventory-entry', entry.custom, action) };
  }
}

/** Changes of stock; reading it is in the catalogue's routes. */
export function inventoryRoutes(storage: Storage): Hono {
  const routes = new Hono();

  function find(id: string): InventoryEntry {
    const entry = storage.get('inventory-entry', id);
    if (!entry) throw notFound(`inventory entry with ID '${id}'`);
    return entry;
  }

  routes.post('/', async (context) => {
    const draft = await readBody(context, draftSchema);
    const insert = () => storage.insert('inventory-entry', newEntry(draft, storage));
    return context.json(storage.transaction(insert), 201);
  });

  routes.post('/:id', async (context) => {
    const { version, actions } = await readBody(context, updateSchema);
    const entry = storage.transaction(() => {
      const current = find(context.req.param('id'));
      checkVersion(current, version);
      const changed = actions.reduce((draft, action) => apply(draft, action, storage), current);
      return storage.update('inventory-entry', current, version, changed);
    });
    return context.json(entry);
  });

  routes.delete('/:id', (context) => {
    const version = requiredVersion(context);
    const entry = storage.transaction(() => {
      const current = find(context.req.param('id'));
      storage.remove('inventory-entry', current, version);
      return current;
    });
    return context.json(entry);
  });

  return routes;
}
