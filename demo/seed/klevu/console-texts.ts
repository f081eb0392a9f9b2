import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { pagePaths } from '../../../brands/demo/pages.ts';
import { type Language, languages } from '../../../stores/types.ts';
import { isPageKey, type PageKey } from '../../../stores/urls.ts';

const termsSchema = z.array(z.string().min(1)).min(1);
const pageKeySchema = z
  .string()
  .refine((key) => isPageKey({ paths: pagePaths }, key), 'is not the key of a page');

const textsSchema = z.strictObject({
  /** By the ID of the recommendation; for a segment of visitors, with `/` and the segment's key. */
  titles: z.record(z.string(), z.string()),
  /** Descriptions of the banners' pictures, by the banner's ID. */
  banners: z.record(z.string(), z.string()),
  popularTerms: termsSchema,
  /** What shoppers type who look for carriers. */
  carrierTerms: termsSchema,
  giftTerms: termsSchema,
  /** What shoppers type who look for a page, by the page's key. */
  keywords: z.record(pageKeySchema, termsSchema),
});

/** What the merchant has written in the console, in the language of an index. */
export interface ConsoleTexts extends Omit<z.infer<typeof textsSchema>, 'keywords'> {
  readonly keywords: Readonly<Partial<Record<PageKey, readonly string[]>>>;
}

const read = (language: Language): ConsoleTexts =>
  textsSchema.parse(JSON.parse(readFileSync(new URL(`./texts/${language}.json`, import.meta.url), 'utf8')));

/** By language. */
export const consoleTexts = Object.fromEntries(
  languages.map((language) => [language, read(language)]),
) as Readonly<Record<Language, ConsoleTexts>>;
