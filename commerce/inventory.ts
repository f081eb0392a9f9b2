import type { ByProjectKeyRequestBuilder, InventoryEntry } from '@commercetools/platform-sdk';
import type { Commerce } from './commerce.ts';
import { refuse } from './mapping/errors.ts';
import { retryConflicts } from './version-conflicts.ts';

/** The custom type of inventory entries: the orders whose goods came back. */
const releasesType = { typeId: 'type', key: 'stock-releases' } as const;

/** How many orders an entry remembers; a release is repeated soon or never. */
const maxRemembered = 200;

/** Returning goods to stock. A SKU without an entry has no stock to return to, because it is not tracked. */
export function inventoryOperations(project: ByProjectKeyRequestBuilder): Pick<Commerce, 'returnStock'> {
  const entryOf = async (sku: string): Promise<InventoryEntry | null> => {
    const where = `sku = ${JSON.stringify(sku)} and supplyChannel is not defined`;
    const { body } = await project
      .inventory()
      .get({ queryArgs: { where, limit: 1, withTotal: false } })
      .execute()
      .catch(refuse);
    return body.results[0] ?? null;
  };

  return {
    returnStock: (sku, quantity, orderNumber) =>
      retryConflicts(async () => {
        const entry = await entryOf(sku);
        if (!entry) return;
        const releases = releasesOf(entry);
        if (releases.includes(orderNumber)) return;
        const value = [...releases, orderNumber].slice(-maxRemembered);
        const body = {
          version: entry.version,
          actions: [
            { action: 'addQuantity', quantity } as const,
            entry.custom
              ? ({ action: 'setCustomField', name: 'releases', value } as const)
              : ({ action: 'setCustomType', type: releasesType, fields: { releases: value } } as const),
          ],
        };
        await project.inventory().withId({ ID: entry.id }).post({ body }).execute().catch(refuse);
      }),
  };
}

function releasesOf({ custom }: InventoryEntry): string[] {
  const releases: unknown = custom?.fields['releases'];
  return Array.isArray(releases) ? releases.filter((release) => typeof release === 'string') : [];
}
