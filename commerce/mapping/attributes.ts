import type { Attribute } from '@commercetools/platform-sdk';
import { z } from 'zod';
import type { LineItem } from '../../contract/cart.ts';
import type { Choice } from '../../contract/product.ts';
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
  const choice = z
    .object({ key: z.string(), label: text })
    .transform(({ key, label }) => ({ key, name: label }));
  return {
    text,
    number: z.number(),
    texts: z.array(text),
    choice,
    choices: z.array(choice),
    value: z.union([
      choice,
      z.union([z.string(), z.number().transform(String)]).transform((name) => ({ key: name, name })),
      localizedSchema.transform((texts) => ({
        key: localized(texts, 'en'),
        name: localized(texts, language),
      })),
    ]),
    records: z.array(nestedSchema),
  };
}

/** Reads attributes by name and shape. A missing or malformed attribute yields its empty value. */
export interface AttributeReader {
  readonly text: (name: string) => string | null;
  readonly number: (name: string) => number | null;
  readonly texts: (name: string) => string[];
  /** Key and name of an enum or localized enum value. */
  readonly choice: (name: string) => Choice | null;
  /** Those of a set of such values. */
  readonly choices: (name: string) => Choice[];
  /** Likewise of a text or a number: its key is the same in all languages. */
  readonly value: (name: string) => Choice | null;
  /** The kind of product; a kind the shop does not know is an ordinary product. */
  readonly kind: () => LineItem['kind'];
  /** A reader for each of a set of nested attributes. */
  readonly nested: (name: string) => AttributeReader[];
}

/** A reader of a variant's attributes in one language. */
export function attributeReader(
  attributes: readonly Pick<Attribute, 'name' | 'value'>[] | undefined,
  language: Language,
): AttributeReader {
  const schemas = schemasOf(language);
  const read = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> | null => {
    const value: unknown = attributes?.find((attribute) => attribute.name === name)?.value;
    const parsed = schema.safeParse(value);
    return parsed.success ? parsed.data : null;
  };
  const choice = (name: string) => read(name, schemas.choice);
  return {
    text: (name) => read(name, schemas.text),
    number: (name) => read(name, schemas.number),
    texts: (name) => read(name, schemas.texts) ?? [],
    choice,
    choices: (name) => read(name, schemas.choices) ?? [],
    value: (name) => read(name, schemas.value),
    kind: () => kinds.find((kind) => kind === choice('kind')?.key) ?? 'product',
    nested: (name) => (read(name, schemas.records) ?? []).map((entry) => attributeReader(entry, language)),
  };
}
