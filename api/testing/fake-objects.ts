/* eslint-disable @typescript-eslint/require-await -- the port is asynchronous, memory is not */
import { type CustomObjects, mostListed, type StoredObject } from '../../commerce/custom-objects.ts';
import { ShopError } from '../../contract/shop-error.ts';

/** Custom objects in memory, with versions as commercetools counts them. */
export function fakeObjects(): CustomObjects {
  const objects = new Map<string, StoredObject>();
  const placeOf = (container: string, key: string) => `${container}/${key}`;
  const assertVersion = (known: StoredObject | undefined, version: number | undefined) => {
    if (version === undefined || version === (known?.version ?? 0)) return;
    throw new ShopError('VersionConflict', 'stale', { currentVersion: known?.version });
  };
  return {
    async getObject(container, key) {
      return objects.get(placeOf(container, key)) ?? null;
    },
    async putObject(container, key, value, version) {
      const known = objects.get(placeOf(container, key));
      assertVersion(known, version);
      const now = Date.now();
      const object: StoredObject = {
        key,
        version: (known?.version ?? 0) + 1,
        value,
        createdAt: known?.createdAt ?? now,
        lastModifiedAt: now,
      };
      objects.set(placeOf(container, key), object);
      return object;
    },
    async removeObject(container, key, version) {
      const known = objects.get(placeOf(container, key));
      if (known) assertVersion(known, version);
      objects.delete(placeOf(container, key));
    },
    async listObjects(container, { unchangedSince = Infinity, changedSince = 0, limit = mostListed } = {}) {
      return [...objects]
        .filter(
          ([place, { lastModifiedAt }]) =>
            place.startsWith(`${container}/`) &&
            lastModifiedAt < unchangedSince &&
            lastModifiedAt >= changedSince,
        )
        .map(([, object]) => object)
        .sort((one, other) => one.lastModifiedAt - other.lastModifiedAt)
        .slice(0, limit);
    },
  };
}
