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

/** Creating them takes longer than reading a variant with them, so that each language has its own once. */
const schemas = new Map<Language, ReturnType<typeof schemasFor>>();

function schemasFor(language: Language) {
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
  const schemasIn = schemas.get(language) ?? schemasFor(language);
  schemas.set(language, schemasIn);

  const read = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> | null => {
    const value: unknown = attributes?.find((attribute) => attribute.name === name)?.value;
    const parsed = schema.safeParse(value);
    return parsed.success ? parsed.data : null;
  };
  const choice = (name: string) => read(name, schemasIn.choice);
  return {
    text: (name: string): string | null => read(name, schemasIn.text),
    number: (name: string): number | null => read(name, schemasIn.number),
    texts: (name: string): string[] => read(name, schemasIn.texts) ?? [],
    /** Key and name of an enum or localized enum value. */
    choice,
    /** The kind of product; a kind the shop does not know is an ordinary product. */
    kind: (): LineItem['kind'] => kinds.find((kind) => kind === choice('kind')?.key) ?? 'product',
    /** Each nested attribute set as a record of its values by name. */
    records: (name: string): Record<string, unknown>[] =>
      (read(name, schemasIn.records) ?? []).map((entry) =>
        Object.fromEntries(entry.map((attribute) => [attribute.name, attribute.value])),
      ),
  };
}
