import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '../brands/build.ts';
import type { Language } from '../stores/types.ts';

/** The public path of a product's manual; the build copies the brand's `static/` there. */
export const manualPath = (productKey: string): string => `/files/manuals/${productKey}.pdf`;

export interface ManualFile {
  readonly path: string;
  readonly bytes: number;
  readonly languages: readonly Language[];
}

/**
 * The manual of a product, or null if it has none.
 * @throws Error if its file is missing: a page would offer a download that fails.
 */
export async function manualOf(
  productKey: string,
  folder = join(brand.folder, 'static'),
): Promise<ManualFile | null> {
  const manual = brand.manuals[productKey];
  if (!manual) return null;
  const path = manualPath(productKey);
  const file = join(folder, path);
  const { size } = await stat(file).catch((cause: unknown) => {
    throw new Error(`${file} is missing, although the brand lists a manual of ${productKey}.`, {
      cause,
    });
  });
  return { path, bytes: size, languages: manual.languages };
}
