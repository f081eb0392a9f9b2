import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '../brands/build.ts';

/**
 * The manual of a product, at its public path, or null if it has none. The build copies the brand's `static/` there.
 * @throws Error if its file is missing: a page would offer a download that fails.
 */
export async function manualOf(productKey: string, folder = join(brand.folder, 'static')) {
  const manual = brand.manuals[productKey];
  if (!manual) return null;
  const path = `/files/manuals/${productKey}.pdf`;
  const file = join(folder, path);
  const { size } = await stat(file).catch((cause: unknown) => {
    throw new Error(`${file} is missing, although the brand lists a manual of ${productKey}.`, {
      cause,
    });
  });
  return { path, bytes: size, languages: manual.languages };
}
