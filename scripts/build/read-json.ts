import { readFile } from 'node:fs/promises';
import type { z } from 'zod';

/**
 * What a file of our own holds; null when it is missing or not as `schema` describes it, e.g. because writing it was cut
 * short.
 */
export async function readJson<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}
