import type { Attribute } from '@commercetools/platform-sdk';
import { z } from 'zod';
import type { LineItem } from '../../contract/cart.ts';
import type { Language } from '../../stores/types.ts';
import { localized } from './localized.ts';

const kinds = [
  'product',
  'bundle',
  'gift-box',
  'gift-message',
] as const satisfies readonly LineItem['kind'][];

const localizedSchema = z.record(z.string(), z.string());
const nestedSchema = z.array(z.looseObject({ name: z.string(), value: z.unknown() }));

/** By language: making schemas takes longer than reading a variant with them. */
const made = new Map<Language, ReturnType<typeof makeSchemas>>();

function schemasOf(language: Language): ReturnType<typeof makeSchemas> {
  const schemas = made.get(language) ?? makeSchemas(language);
  made.set(language, schemas);
  return schemas;
}

function makeSchemas(language: Language) {
  const text = z.union([z.string(), localizedSchema.transform((texts) => localized(texts, language))]);
  return {
    text,
    number: z.number(),
    texts: z.array(text),
    choice: z.object({ key: z.string(), label: text }).transform(({ key, label }) => ({ key, name: label })),
    records: z.array(nestedSchema),
  };
}

/**
 * Reads a variant's attributes by name and shape, in one language. A missing or malformed attribute yields its empty
 * value.
 */
export function attributeReader(attributes: readonly Attribute[] | undefined, language: Language) {
  const schemas = schemasOf(language);
  const read = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> | null => {
    const value: unknown = attributes?.find((attribute) => attribute.name === name)?.value;
    const parsed = schema.safeParse(value);
    return parsed.success ? parsed.data : null;
  };
  const choice = (name: string) => read(name, schemas.choice);
  return {
    text: (name: string): string | null => read(name, schemas.text),
    number: (name: string): number | null => read(name, schemas.number),
    texts: (name: string): string[] => read(name, schemas.texts) ?? [],
    /** Key and name of an enum or localized enum value. */
    choice,
    /** What distinguishes a variant from its product's others, e.g. `Black, Cotton`; empty if nothing does. */
    variantLabel: (): string => [choice('color')?.name, choice('material')?.name].filter(Boolean).join(', '),
    /** The kind of product; a kind the shop does not know is an ordinary product. */
    kind: (): LineItem['kind'] => kinds.find((kind) => kind === choice('kind')?.key) ?? 'product',
    /** Each nested attribute set as a record of its values by name. */
    records: (name: string): Record<string, unknown>[] =>
      (read(name, schemas.records) ?? []).map((entry) =>
        Object.fromEntries(entry.map((attribute) => [attribute.name, attribute.value])),
      ),
  };
}
