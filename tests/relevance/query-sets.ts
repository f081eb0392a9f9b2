import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type ColorKey, colors } from '../../demo/catalogue/colors.ts';
import { isPageKey, type PageKey } from '../../stores/urls.ts';

/** What a query puts to the test. `plural` covers other forms of a word, such as hiragana for katakana. */
export const queryKinds = ['exact', 'typo', 'plural', 'synonym', 'accessory', 'color', 'content'] as const;

const pageKeySchema = z.custom<PageKey>((key) => typeof key === 'string' && isPageKey(key), 'no such page');
const colorKeySchema = z.custom<ColorKey>(
  (key) => typeof key === 'string' && Object.hasOwn(colors, key),
  'no such color',
);

const judgedQuerySchema = z.strictObject({
  query: z.string().min(1),
  kind: z.enum(queryKinds),
  /** Pages that a shopper would accept as the first hit. */
  expected: z.array(pageKeySchema).min(1),
  /** The variant that is shown has to be in one of these colors. */
  colors: z.array(colorKeySchema).min(1).optional(),
  /** Kept out of tuning. */
  heldOut: z.literal(true).optional(),
});
/** What a shopper may type, and what they would be looking for. */
export type JudgedQuery = z.infer<typeof judgedQuerySchema>;

const querySetSchema = z.strictObject({
  /** BCP 47. */
  language: z.string(),
  /** The index that is asked. */
  apiKey: z.string(),
  queries: z.array(judgedQuerySchema),
});
/** The judged queries of one index. */
export type QuerySet = z.infer<typeof querySetSchema>;

const folder = 'tests/relevance/queries';

/**
 * The judged queries of every language, from `tests/relevance/queries`.
 * @throws z.ZodError if a file has another shape or names a page or a color that does not exist.
 */
export const readQuerySets = (): readonly QuerySet[] =>
  readdirSync(folder)
    .toSorted()
    .map((file) => querySetSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));

/**
 * Whether a query is kept out of tuning: the second, fifth, eighth … of each kind in each language. A rule, so that
 * nobody can choose the difficult ones.
 */
export const isHeldOutAt = (indexInKind: number): boolean => indexInKind % 3 === 1;
