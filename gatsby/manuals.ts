import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasManual, manualPath, manuals } from '../stores/manuals.ts';
import type { Language } from '../stores/types.ts';

/** A manual as pages link to it. */
export interface ManualFile {
  /** Public path of the PDF. */
  readonly path: string;
  readonly bytes: number;
  readonly languages: readonly Language[];
}

/**
 * The manual of a product, or null if it has none.
 * @throws Error if its file is missing: a page would offer a download that fails.
 */
export async function manualOf(productKey: string, folder = 'static'): Promise<ManualFile | null> {
  if (!hasManual(productKey)) return null;
  const path = manualPath(productKey);
  const file = join(folder, path);
  const { size } = await stat(file).catch((cause: unknown) => {
    throw new Error(`${file} is missing, although stores/manuals.ts lists a manual of ${productKey}.`, {
      cause,
    });
  });
  return { path, bytes: size, languages: manuals[productKey].languages };
}
