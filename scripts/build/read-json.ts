import { readFile } from 'node:fs/promises';
import type { z } from 'zod';

/**
 * The content of one of our own files; null if it is missing or does not match `schema`, e.g. because writing it was
 * interrupted.
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
