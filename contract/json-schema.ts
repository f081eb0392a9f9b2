type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'null' | 'array' | 'object';

/** The part of JSON Schema (2020-12) that `evaluated/` contains. Properties that a schema does not name are allowed. */
export interface JsonSchema {
  readonly type?: JsonType | readonly JsonType[];
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  /** Only addresses of the web are addresses here: others could run code. */
  readonly format?: 'uri';
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The schema of an `Answer`. */
export interface SchemaOf<Answer> extends JsonSchema {
  /** Only for the compiler. */
  readonly answer?: Answer;
}

/**
 * Where a value differs from its schema, as a path such as `.lineItems.0.quantity`; null if it does not. This is what
 * browsers use instead of zod, which is 29 kB.
 */
export function mismatchOf(schema: JsonSchema, value: unknown, path = ''): string | null {
  if (schema.anyOf)
    return schema.anyOf.some((one) => mismatchOf(one, value) === null) ? null : path || 'value';
  return isOfKind(schema, value) ? mismatchInside(schema, value, path) : path || 'value';
}

function isOfKind(schema: JsonSchema, value: unknown): boolean {
  if (schema.enum && !schema.enum.includes(value)) return false;
  const types: readonly string[] = [schema.type ?? []].flat();
  if (types.length > 0 && !typesOf(value).some((type) => types.includes(type))) return false;
  if (typeof value === 'string') return isAllowedText(schema, value);
  if (typeof value === 'number')
    return value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity);
  return true;
}

function typesOf(value: unknown): readonly string[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  return Number.isSafeInteger(value) ? ['integer', 'number'] : [typeof value];
}

const isAllowedText = ({ minLength = 0, maxLength = Infinity, pattern, format }: JsonSchema, text: string) =>
  text.length >= minLength &&
  text.length <= maxLength &&
  (pattern === undefined || new RegExp(pattern).test(text)) &&
  (format === undefined || isWebAddress(text));

function isWebAddress(text: string): boolean {
  try {
    return /^https?:\/\//i.test(text) && Boolean(new URL(text));
  } catch {
    return false;
  }
}

function mismatchInside(schema: JsonSchema, value: unknown, path: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const { required = [], properties = {}, items, minItems = 0 } = schema;
  const entries = Object.entries(value);
  if (Array.isArray(value) && entries.length < minItems) return path || 'value';
  const missing = required.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return `${path}.${missing}`;
  for (const [name, part] of entries) {
    const schemaOfPart = Array.isArray(value) ? items : properties[name];
    const mismatch = schemaOfPart && mismatchOf(schemaOfPart, part, `${path}.${name}`);
    if (typeof mismatch === 'string') return mismatch;
  }
  return null;
}
