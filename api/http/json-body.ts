import type { Context } from 'hono';
import type { z } from 'zod';
import { ShopError } from '../../contract/shop-error.ts';

/**
 * The request's JSON body, validated by `schema`; unknown fields are dropped.
 * @throws ShopError `InvalidInput`, with the schema's issues in `details.issues`.
 */
export async function jsonBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  return parseInput(await anyJson(c), schema);
}

/** Any other part of a request, validated by `schema`. @throws ShopError `InvalidInput` as `jsonBody`. */
export function parseInput<Schema extends z.ZodType>(input: unknown, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new ShopError('InvalidInput', 'The request does not match its schema', { issues });
}

/** `application/json`, possibly with a character set. */
const jsonType = /^application\/json\s*(;|$)/i;

/**
 * The request's body as JSON of any shape.
 * @throws ShopError `InvalidInput` if the body is not JSON, or says that it is something else.
 */
export async function anyJson(c: Context): Promise<unknown> {
  if (!jsonType.test(c.req.header('content-type') ?? ''))
    throw new ShopError('InvalidInput', 'The body must be application/json');
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ShopError('InvalidInput', 'The body is not JSON', undefined, { cause });
  }
}
