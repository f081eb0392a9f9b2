import { copyFile, readFile } from 'node:fs/promises';
import { queryTypes, queryTypesOf } from './build-store.ts';

/** Any storefront's build writes the same types. */
const us = { store: 'us' } as const;

/** Takes over what the last build of the storefront us wrote. */
export async function updateQueryTypes(): Promise<void> {
  await copyFile(queryTypesOf(us), queryTypes);
}

/** @throws Error when the committed types of the queries are not those that the last build of us wrote. */
export async function expectQueryTypes(): Promise<void> {
  const [committed, written] = await Promise.all(
    [queryTypes, queryTypesOf(us)].map((file) => readFile(file, 'utf8').catch(() => '')),
  );
  if (committed !== written)
    throw new Error(`${queryTypes} is not what the queries give. Run \`npm run types\` and commit the file.`);
}
