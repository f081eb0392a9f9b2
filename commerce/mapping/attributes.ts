import type { Attribute } from '@commercetools/platform-sdk';
import { z } from 'zod';
import type { LineItem } from '../../contract/cart.ts';
import type { Choice } from '../../contract/product.ts';
import type { Language } from '../../stores/types.ts';
import { localized } from './localized.ts';

const kinds: readonly LineItem['kind'][] = ['product', 'bundle', 'gift-box', 'gift-message'];

const text = z.union([z.string(), z.record(z.string(), z.string())]);
const number = z.number();
const texts = z.array(text);
const choice = z.object({ key: z.string(), label: text });
const choices = z.array(choice);
const textOrNumber = z.union([text, number.transform(String)]);
const records = z.array(z.array(z.looseObject({ name: z.string(), value: z.unknown() })));

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
  const read = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> | null => {
    const found: unknown = attributes?.find((attribute) => attribute.name === name)?.value;
    return schema.safeParse(found).data ?? null;
  };
  const choiceOf = ({ key, label }: z.output<typeof choice>): Choice => ({
    key,
    name: textIn(label, language),
  });
  const choiceAt = (name: string): Choice | null => {
    const found = read(name, choice);
    return found && choiceOf(found);
  };
  return {
    text: (name) => {
      const found = read(name, text);
      return found === null ? null : textIn(found, language);
    },
    number: (name) => read(name, number),
    texts: (name) => (read(name, texts) ?? []).map((found) => textIn(found, language)),
    choice: choiceAt,
    choices: (name) => (read(name, choices) ?? []).map(choiceOf),
    value: (name) => {
      const found = read(name, textOrNumber);
      const chosen = choiceAt(name);
      if (chosen || found === null) return chosen;
      return { key: textIn(found, 'en'), name: textIn(found, language) };
    },
    kind: () => kinds.find((kind) => kind === choiceAt('kind')?.key) ?? 'product',
    nested: (name) => (read(name, records) ?? []).map((entry) => attributeReader(entry, language)),
  };
}

const textIn = (found: z.output<typeof text>, language: Language): string =>
  typeof found === 'string' ? found : localized(found, language);
