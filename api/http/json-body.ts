import type { Context } from 'hono';
import { z } from 'zod';
import { isShopError, ShopError } from '../../contract/shop-error.ts';

/**
 * The request's JSON body, validated by `schema`; unknown fields are dropped.
 * @throws ShopError `InvalidInput`, with the schema's issues in `details.issues`.
 */
export async function jsonBody<Schema extends z.core.$ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  return parseInput(await anyJson(c), schema);
}

/** Of a press on a button, which needs no words. */
export const emptyBody = z.object({});

/** How many issues to tell and to log: a body of 64 kB can have thousands. */
const maxIssues = 20;

/** Any other part of a request, validated by `schema`. @throws ShopError `InvalidInput` as `jsonBody`. */
export function parseInput<Schema extends z.core.$ZodType>(input: unknown, schema: Schema): z.output<Schema> {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues
    .slice(0, maxIssues)
    .map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new ShopError('InvalidInput', 'The request does not match its schema', { issues });
}

const jsonType = /^application\/json\s*(;|$)/i;

/** Names by which a field would be taken for a part of every object. */
const forbiddenNames: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/**
 * The request's body as JSON of any shape.
 * @throws ShopError `InvalidInput` if the body is not JSON, says that it is something else, or has a field, however
 * deep, with the name of a part of every object.
 */
export async function anyJson(c: Context): Promise<unknown> {
  if (!jsonType.test(c.req.header('content-type') ?? ''))
    throw new ShopError('InvalidInput', 'The body must be application/json');
  const text = await c.req.text();
  try {
    return JSON.parse(text, (name, value: unknown) => {
      if (forbiddenNames.includes(name))
        throw new ShopError('InvalidInput', `A field must not be called ${name}`);
      return value;
    });
  } catch (error) {
    if (isShopError(error)) throw error;
    // Causes are logged, and the parser's error quotes what somebody has typed.
    throw new ShopError('InvalidInput', 'The body is not JSON');
  }
}
