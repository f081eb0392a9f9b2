import * as z from 'zod/mini';
import { useFile } from '../../components/use-file.ts';

/** Where the build writes the colors of names such as `Slate blue`, in a language. */
export const swatchesPath = (language: string): string => `/texts/swatches/${language}.json`;

/** Colors, with a leading `#`, by the key of an axis, which is that of a filter, and the name of a value on it. */
export const swatchesSchema = z.record(
  z.string(),
  z.record(z.string(), z.string().check(z.regex(/^#[0-9a-f]{6}$/i))),
);
export type Swatches = z.infer<typeof swatchesSchema>;

const none: Swatches = {};

/** The colors that filters show; none until they are there, and without an answer: names say the same. */
export const useSwatches = (): Swatches => useFile(swatchesPath, swatchesSchema) ?? none;
