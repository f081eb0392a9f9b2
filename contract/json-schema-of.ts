import { z } from 'zod';
import type { SchemaOf } from './json-schema.ts';

/** What `mismatchOf` understands, and what means the same without it. */
const understood = new Set(
  'type anyOf enum properties required items minItems minLength maxLength pattern format minimum maximum'.split(
    ' ',
  ),
);
const needless = new Set(['$schema', 'propertyNames']);

/**
 * The schema of what a zod schema returns, as JSON.
 * @throws Error if `mismatchOf` would not understand it.
 */
export function jsonSchemaOf<Answer>(schema: z.ZodType<Answer>): SchemaOf<Answer> {
  return simplified(z.toJSONSchema(schema, { io: 'output' }));
}

function simplified(schema: object): object {
  const parts = Object.entries(schema).flatMap(([keyword, value]: [string, unknown]) => {
    if (needless.has(keyword) || isNeedless(keyword, value, schema)) return [];
    if (!understood.has(keyword)) throw new Error(`${keyword} in ${JSON.stringify(schema)}`);
    if (keyword === 'properties') return [[keyword, mapped(value as object)]];
    if (keyword === 'items') return [[keyword, simplified(value as object)]];
    if (keyword === 'anyOf') return [[keyword, (value as object[]).map(simplified)]];
    return [[keyword, value]];
  });
  return Object.fromEntries(parts) as object;
}

const mapped = (properties: object): object =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, simplified(value as object)]));

/** An integer is a safe one anyway, an email has its pattern, and properties without a schema may have any value. */
const isNeedless = (keyword: string, value: unknown, schema: object): boolean =>
  (['minimum', 'maximum'].includes(keyword) && Math.abs(value as number) === Number.MAX_SAFE_INTEGER) ||
  (keyword === 'format' && value !== 'uri' && 'pattern' in schema) ||
  (keyword === 'additionalProperties' && ['false', '{}'].includes(JSON.stringify(value)));
