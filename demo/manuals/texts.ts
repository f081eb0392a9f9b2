import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type ManualKey, manuals } from '../../brands/demo/manuals.ts';
import type { Language } from '../../stores/types.ts';

const kinds = [
  'carrier',
  'bouncer',
  'cradle',
  'travel-crib',
  'high-chair',
  'step-stool',
  'potty',
  'toilet-seat',
] as const;
type ManualKind = (typeof kinds)[number];

/** What products that are used alike have in common. */
export const kindOf: Readonly<Record<ManualKey, ManualKind>> = {
  'baby-carrier-mini': 'carrier',
  'baby-carrier-move': 'carrier',
  'baby-carrier-free': 'carrier',
  'baby-carrier-harmony': 'carrier',
  'baby-carrier-one': 'carrier',
  'baby-carrier-one-air': 'carrier',
  'bouncer-bliss': 'bouncer',
  'bouncer-balance-soft': 'bouncer',
  'baby-cradle': 'cradle',
  'travel-cot-light': 'travel-crib',
  'high-chair': 'high-chair',
  'smart-potty': 'potty',
  'potty-chair': 'potty',
  'toilet-training-seat': 'toilet-seat',
  'step-stool': 'step-stool',
};

const textsSchema = z.strictObject({
  title: z.string(),
  keep: z.string(),
  demo: z.string(),
  warnings: z.string(),
  steps: z.string(),
  facts: z.string(),
  age: z.string(),
  weight: z.string(),
  measurements: z.string(),
  box: z.string(),
  materials: z.string(),
  care: z.string(),
  help: z.string(),
  /** With `{from}` and `{to}`. */
  months: z.string(),
  monthsFrom: z.string(),
  kinds: z.record(
    z.enum(kinds),
    z.strictObject({ warnings: z.array(z.string()).min(3), steps: z.array(z.string()).min(3) }),
  ),
});

/** The words of the demo's manuals in a language. @throws Error if they are missing or incomplete. */
export function manualTexts(language: Language): z.infer<typeof textsSchema> {
  const url = new URL(`./texts/${language}.json`, import.meta.url);
  return textsSchema.parse(JSON.parse(readFileSync(url, 'utf8')));
}

/** Every manual of the demo, in the order in which they are listed. */
export const manualKeys = Object.keys(manuals) as ManualKey[];
