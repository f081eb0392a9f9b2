import * as z from 'zod/mini';
import { productRecordSchema } from '../choices/product-record.ts';

/** Where the build writes which products the menu shows, in a language. */
export const menuPath = (language: string): string => `/texts/menu/${language}.json`;

/** How many products of a category are written: some are not sold in every currency. */
export const menuProducts = 8;

/** By key of the category. */
export const menuSchema = z.record(
  z.string(),
  z.array(
    z.pick(productRecordSchema, {
      key: true,
      path: true,
      name: true,
      keyFacts: true,
      offers: true,
      picture: true,
    }),
  ),
);
export type Menu = z.infer<typeof menuSchema>;
