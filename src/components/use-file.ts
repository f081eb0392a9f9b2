import type * as z from 'zod/mini';
import { useLanguage } from '../i18n/use-locale.ts';
import { getJson } from '../recovery/get-json.ts';
import { useRequest } from './use-request.ts';

/** What this document has read, by address. */
const read = new Map<string, unknown>();

/**
 * What the build has written into a file of the page's language, read once; null until it is there, and without an answer.
 * @param addressIn of the file in a language.
 */
export function useFile<Schema extends z.ZodMiniType>(
  addressIn: (language: string) => string,
  schema: Schema,
): z.output<Schema> | null {
  const address = addressIn(useLanguage());
  const { value } = useRequest(read.has(address) ? null : address, async (signal) => {
    const content = schema.parse(await getJson(address, { signal }));
    read.set(address, content);
    return content;
  });
  // Only this schema has read what is at its address.
  return (read.get(address) as z.output<Schema> | undefined) ?? value;
}
