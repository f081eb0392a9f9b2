import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildTarget, firstTarget, nameOf } from './build-target.ts';
import { workplaces } from './workplace.ts';

/** The types of all queries, which Gatsby writes in every build. */
export const queryTypes = 'src/gatsby-types.d.ts';

export const queryTypesOf = (target: BuildTarget): string =>
  join(workplaces, `${nameOf(target)}-gatsby-types.d.ts`);

/** Copies the types that the last build of the first storefront wrote; every storefront's are the same. */
export async function updateQueryTypes(): Promise<void> {
  await copyFile(queryTypesOf(firstTarget), queryTypes);
}

/** @throws Error if the committed types of the queries differ from those that the last build of the first storefront wrote. */
export async function expectQueryTypes(): Promise<void> {
  const [committed, written] = await Promise.all(
    [queryTypes, queryTypesOf(firstTarget)].map((file) => readFile(file, 'utf8').catch(() => '')),
  );
  if (committed !== written)
    throw new Error(
      `${queryTypes} does not match the queries. Run \`npm run build -- --types\` and commit the file.`,
    );
}
