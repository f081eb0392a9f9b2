import type { Attribute } from '@commercetools/platform-sdk';
import { z } from 'zod';

/**
 * Reads product attributes by name and shape. The language is English: a storefront language without its own
 * texts falls back to it anyway.
 */
const localized = z.looseObject({ en: z.string() }).transform(({ en }) => en);
const enumerated = z.object({ key: z.string(), label: z.union([z.string(), localized]) });
const nested = z.array(z.looseObject({ name: z.string(), value: z.unknown() }));

function valueOf(attributes: readonly Attribute[] | undefined, name: string): unknown {
  return attributes?.find((attribute) => attribute.name === name)?.value;
}

/** The reader of a variant's attributes; a missing or ill-shaped attribute reads as its empty value. */
export function attributeReader(attributes: readonly Attribute[] | undefined) {
  const read = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> | null => {
    const parsed = schema.safeParse(valueOf(attributes, name));
    return parsed.success ? parsed.data : null;
  };
  return {
    text: (name: string): string | null => read(name, z.union([z.string(), localized])),
    number: (name: string): number | null => read(name, z.number()),
    texts: (name: string): string[] => read(name, z.array(z.union([z.string(), localized]))) ?? [],
    /** Key and English name of an enum or localised enum value. */
    choice: (name: string): { key: string; name: string } | null => {
      const value = read(name, enumerated);
      return value && { key: value.key, name: value.label };
    },
    /** Each nested attribute set as a record of its values by name. */
    records: (name: string): Record<string, unknown>[] =>
      (read(name, z.array(nested)) ?? []).map((entry) =>
        Object.fromEntries(entry.map((attribute) => [attribute.name, attribute.value])),
      ),
  };
}
