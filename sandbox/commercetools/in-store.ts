import type { Context } from 'hono';
import { notFound } from './errors.ts';

/**
 * The store a request is about, from a path such as `in-store/key=us/carts`; undefined outside `in-store`.
 * @throws CommercetoolsError 404 when the path names the store otherwise
 */
export function storeKeyOf(context: Context): string | undefined {
  const segment = context.req.param('store');
  if (segment === undefined) return undefined;
  if (!segment.startsWith('key=')) throw notFound(`store '${segment}'`);
  return segment.slice('key='.length);
}
