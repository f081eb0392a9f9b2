import type { Context } from 'hono';
import { notFound } from './errors.ts';

/**
 * The store of a request, from a path such as `in-store/key=us/carts`; undefined outside `in-store`.
 * @throws CommercetoolsError 404 if the path specifies the store in another form
 */
export function storeKeyOf(context: Context): string | undefined {
  const segment = context.req.param('store');
  if (segment === undefined) return undefined;
  if (!segment.startsWith('key=')) throw notFound(`store '${segment}'`);
  return segment.slice('key='.length);
}
