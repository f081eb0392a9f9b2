import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type PublishedBuild, publishedBuildPath } from '../../contract/published-build.ts';
import type { CatalogueRead } from '../../gatsby/catalogue-pages.ts';
import { buildVariables } from '../../gatsby/environment.ts';
import { expectRoomOn, type HostName } from '../../hosts/host-limits.ts';
import { workerFile } from '../../gatsby/offline/plugin-options.ts';
import { secretSettings } from '../../settings/shared-settings.ts';
import { digestsOfInputs } from './build-inputs.ts';
import { scriptRecord } from '../../gatsby/security/script-record.ts';
import { currentCommit } from './current-commit.ts';
import { type BuildTarget, nameOf, outputOf, recordsBeside } from './build-target.ts';
import { runGatsby } from './gatsby-process.ts';
import { writePublishedPictures } from '../../hosts/node/pictures/published-pictures.ts';
import { queryTypes, queryTypesOf } from './query-types.ts';
import { readTables } from './read-tables.ts';
import { makeWorkplace } from './workplace.ts';
import type { Settings } from '../options.ts';

/** Says when the catalogue was read that a sandbox has in place of the brand's; a build of another one is made anew. */
export const readAtSetting = 'SANDBOX_PROJECT_READ_AT';

/** Settings whose values affect the built files: all that a build reads except for its credentials. */
const buildSettings = [...buildVariables.filter((name) => !secretSettings.includes(name)), readAtSetting];

const stampSchema = z.object({
  digest: z.string(),
  seconds: z.number(),
  /** In bytes; 0 if it was made by an earlier version. */
  memory: z.number().default(0),
});

/** What a build was made from, and what it took. */
const stampFile = 'built-from.json';

const stampOf = async (target: BuildTarget) =>
  existsSync(outputOf(target))
    ? readJson(join(recordsBeside(outputOf(target)), stampFile), stampSchema)
    : null;

/** What the build writes next to what it publishes, and others read: which scripts there are, and what they are for. */
const recorded = ['webpack.stats.json', scriptRecord];

/**
 * What Gatsby and webpack write for themselves: parts of pages and of the service worker, and a library not used here.
 * Pictures, with `IMAGES=files`, are in `_gatsby`, too, and are published.
 */
const withheld = ['chunk-map.json', '_gatsby/slices', '~partytown', workerFile];

interface BuildOptions {
  /** Whether an existing build from the same inputs is good enough. */
  readonly reuse: boolean;
  /** Called with a sentence when a stage of the build has ended. */
  readonly onStage?: (meaning: string) => void;
  /** Where it is going to be deployed; null if nobody said. */
  readonly host?: HostName | null;
  /** Reads the tables that a build begins with, for callers that build more than once. */
  readonly tables?: () => ReturnType<typeof readTables>;
}

export interface BuildResult {
  /** False if the existing build was made from the same inputs. */
  readonly built: boolean;
  readonly seconds: number;
}

const environmentOf = (target: BuildTarget, settings: Settings): Settings => ({
  ...settings,
  STORE: target.store,
  PSEUDO_TEXTS: target.pseudo ? '1' : '0',
  ...(target.pictureFiles && { IMAGES: 'files' }),
});

/** Digests of everything a target is built from, and of the code that builds it. */
export function digestsOf(target: BuildTarget, settings: Settings) {
  const env = environmentOf(target, settings);
  return digestsOfInputs(Object.fromEntries(buildSettings.map((name) => [name, env[name]])));
}

/** The seconds that a finished build from exactly these inputs took, or null if there is none. */
export async function finishedBuild(target: BuildTarget, settings: Settings): Promise<number | null> {
  const stamp = await stampOf(target);
  return stamp && stamp.digest === (await digestsOf(target, settings)).all ? stamp.seconds : null;
}

/** The memory that the last finished build of a target took, in bytes; 0 if nobody knows. */
export const lastMemory = async (target: BuildTarget): Promise<number> =>
  (await stampOf(target))?.memory ?? 0;

/**
 * The folder of a storefront's build, if that is what a build with these settings would write now.
 * @throws Error with the command to run if there is no build, or if it is of another commit or other settings.
 */
export async function currentBuild(target: BuildTarget, settings: Settings): Promise<string> {
  const output = outputOf(target);
  if ((await finishedBuild(target, settings)) !== null) return output;
  throw new Error(
    `${output} does not exist, or was built from other files or with other settings than those of this command. Build it: npm run build -- --store ${target.store}`,
  );
}

/**
 * Builds a target into `dist/` in a folder of its own, so that several can be built in parallel. With `reuse`, an
 * existing build from the same inputs is kept. A real catalogue changes without any file changing, so only the demo's
 * builds may be reused.
 * @throws Error listing each mistake in the catalogue's addresses or the table of redirects.
 * @throws Error if the host takes fewer files than the storefront would have.
 * @throws Error if Gatsby fails, with its log.
 */
export async function buildStore(
  target: BuildTarget,
  settings: Settings,
  { reuse, onStage, host = null, tables = () => readTables(settings) }: BuildOptions,
): Promise<BuildResult> {
  const finished = reuse ? await finishedBuild(target, settings) : null;
  if (finished !== null) return { built: false, seconds: finished };

  const started = Date.now();
  const catalogue = await tables();
  const expected = catalogue.expected[target.store];
  if (host !== null && expected) expectRoomOn(host, target.store, expected);
  const { all: digest, code } = await digestsOf(target, settings);
  const workplace = await makeWorkplace(nameOf(target), code);
  const { folder } = workplace;
  try {
    const memory = await runGatsby(['build'], {
      cwd: folder,
      env: environmentOf(target, settings),
      ...(onStage && { onStage }),
    });
    const seconds = Math.round((Date.now() - started) / 1000);
    await cp(join(folder, queryTypes), queryTypesOf(target));
    // What a build on Netlify tells Netlify, which reads it where the command ran.
    if (existsSync(join(folder, '.netlify')))
      await cp(join(folder, '.netlify'), '.netlify', { recursive: true });
    await publish(join(folder, 'public'), target);
    // After Gatsby, whose memory of a build does not contain the time of the next one.
    await writeFile(join(outputOf(target), publishedBuildPath), publishedBuild(target, catalogue));
    await writePublishedPictures(outputOf(target));
    await writeFile(
      join(recordsBeside(outputOf(target)), stampFile),
      JSON.stringify({ digest, seconds, memory }),
    );
    await workplace.keep();
    return { built: true, seconds };
  } catch (error) {
    workplace.leave();
    throw error;
  }
}

/** What a build says of itself, with what it knows of the catalogue. */
const publishedBuild = ({ store }: BuildTarget, { at, nextPriceChangeAt }: CatalogueRead): string =>
  JSON.stringify({
    catalogueReadAt: at,
    nextPriceChangeAt: nextPriceChangeAt[store] ?? null,
    commit: currentCommit(),
  } satisfies PublishedBuild);

async function publish(from: string, target: BuildTarget): Promise<void> {
  const to = outputOf(target);
  const records = recordsBeside(to);
  await rm(records, { recursive: true, force: true });
  await rm(to, { recursive: true, force: true });
  await mkdir(records, { recursive: true });
  await cp(from, to, { recursive: true });
  for (const file of recorded) await rename(join(to, file), join(records, file));
  for (const file of withheld) await rm(join(to, file), { recursive: true, force: true });
}

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
