import type { CustomObject } from '@commercetools/platform-sdk';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { z } from 'zod';
import { concurrentModification, notFound } from './errors.ts';
import { queryPage } from './queries.ts';
import { checkVersion, newResource } from './storage.ts';
import type { Storage } from './storage.ts';
import { customObjectKey } from './resources.ts';
import { readBody, versionIn } from './validation.ts';

/** https://docs.commercetools.com/api/projects/custom-objects */
const name = z.string().regex(/^[-_~.a-zA-Z0-9]+$/);

const draftSchema = z.strictObject({
  container: name,
  key: name.max(256),
  value: z.unknown().refine((value) => value !== undefined && value !== null),
  version: z.int().min(0).optional(),
});

/** Fields of a value that are null are not saved. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(kept.map(([field, inner]) => [field, withoutNulls(inner)]));
}

/** Custom objects: any JSON by container and key, which the caller may protect against other writers by a version. */
export function customObjectRoutes(storage: Storage): Hono {
  const routes = new Hono();

  function find(context: Context): CustomObject {
    const { container = '', key = '' } = context.req.param();
    const found = storage.find('custom-object', customObjectKey(container, key));
    if (!found) throw notFound(`CustomObject with container '${container}' and key '${key}'`);
    return found;
  }

  function write({ container, key, value, version }: z.infer<typeof draftSchema>): CustomObject {
    const content = withoutNulls(value);
    const current = storage.find('custom-object', customObjectKey(container, key));
    if (current) {
      checkVersion(current, version ?? current.version);
      return storage.update('custom-object', current, { ...current, value: content });
    }
    if (version !== undefined && version > 0) throw concurrentModification(`${container}/${key}`, version, 0);
    return storage.insert('custom-object', { ...newResource(), container, key, value: content });
  }

  routes.post('/', async (context) => {
    const draft = await readBody(context, draftSchema);
    const object = storage.transaction(() => write(draft));
    return context.json(object, object.version === 1 ? 201 : 200);
  });

  routes.get('/:container', (context) => {
    const wanted = context.req.param('container');
    const objects = storage.all('custom-object').filter(({ container }) => container === wanted);
    return context.json(queryPage('custom-object', objects, new URL(context.req.url).searchParams, storage));
  });
  routes.get('/:container/:key', (context) => context.json(find(context)));

  routes.delete('/:container/:key', (context) => {
    const object = storage.transaction(() => {
      const current = find(context);
      checkVersion(current, versionIn(context) ?? current.version);
      storage.remove('custom-object', current);
      return current;
    });
    return context.json(object);
  });

  return routes;
}
