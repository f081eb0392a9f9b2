import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { typeMistakes } from '../../gatsby/redirects/type-check.ts';
import { digestsOfInputs } from './build-inputs.ts';
import { type BuildTarget, nameOf, outputOf } from './build-target.ts';
import { runGatsby } from './gatsby-process.ts';
import type { ProcessUsage } from './process-usage.ts';
import { readJson } from './read-json.ts';
import { queryTypes, queryTypesOf } from './query-types.ts';
import { makeWorkplace } from './workplace.ts';
import type { Settings } from '../options.ts';

/** Settings whose values affect the built files. */
const buildSettings = [
  'STORE',
  'GATSBY_KLEVU_URL',
  'GATSBY_KLEVU_SERVICES_URL',
  'BRAND_PICTURES_URL',
  'PICTURE_SOURCES',
  'IMAGES',
  'SOURCE_MAPS',
  'STOREFRONT_ORIGINS',
  'PSEUDO_TEXTS',
  'SERVICE_WORKER',
  'SENTRY_DSN',
  'SENTRY_REPLAY_RATE',
  'SENTRY_REPLAY_ON_ERROR_RATE',
  'TAG_MANAGER_ID',
  'TAG_MANAGER_URL',
  'AFFILIATES',
  'BRANCH',
  'CONTEXT',
  'NETLIFY',
  'COMMERCETOOLS_API_URL',
  'COMMERCETOOLS_PROJECT_KEY',
] as const;

const stampSchema = z.object({
  digest: z.string(),
  seconds: z.number(),
  usage: z.object({ cpuSeconds: z.number(), peakBytes: z.number() }).optional(),
});

/**
 * What a build was made from and how long it took; stored inside the build, so that both are created and deleted
 * together.
 */
const stampOf = (target: BuildTarget) => join(outputOf(target), '.built-from');

interface BuildOptions {
  /** Whether an existing build from the same inputs is good enough. */
  readonly reuse: boolean;
  /** Writes Gatsby's output to a log next to the work, to be shown only if the build fails. */
  readonly quiet?: boolean;
  /** Reads the table of redirects and reports its mistakes, for callers that build more than once. */
  readonly readTable?: () => Promise<string | null>;
}

export interface BuildResult {
  /** False if the existing build was made from the same inputs. */
  readonly built: boolean;
  readonly seconds: number;
  /** Missing where the system does not tell. */
  readonly usage?: ProcessUsage | undefined;
}

const environmentOf = (target: BuildTarget, settings: Settings): Settings => ({
  ...settings,
  STORE: target.store,
  PSEUDO_TEXTS: target.pseudo ? '1' : '0',
  ...(target.pictureFiles && { IMAGES: 'files' }),
  ...(target.sourceMaps && { SOURCE_MAPS: 'on' }),
});

/** Digests of everything a target is built from, and of the code that builds it. */
export function digestsOf(target: BuildTarget, settings: Settings) {
  const env = environmentOf(target, settings);
  return digestsOfInputs(Object.fromEntries(buildSettings.map((name) => [name, env[name]])));
}

/** The seconds that a finished build from exactly these inputs took, or null if there is none. */
export async function finishedBuild(target: BuildTarget, settings: Settings): Promise<number | null> {
  const stamp = await readJson(stampOf(target), stampSchema);
  return stamp && stamp.digest === (await digestsOf(target, settings)).all ? stamp.seconds : null;
}

/**
 * Builds a target into `dist/` in a folder of its own, so that several can be built in parallel. With `reuse`, an
 * existing build from the same inputs is kept. A real catalogue changes without any file changing, so only the demo's
 * builds may be reused.
 * @throws Error listing each mistake if the table of redirects has any.
 * @throws Error if Gatsby fails, with the path of the log or after printing its output.
 */
export async function buildStore(
  target: BuildTarget,
  settings: Settings,
  { reuse, quiet = false, readTable = typeMistakes }: BuildOptions,
): Promise<BuildResult> {
  const { all: digest, code } = await digestsOf(target, settings);
  const stamp = reuse ? await readJson(stampOf(target), stampSchema) : null;
  if (stamp?.digest === digest) return { built: false, seconds: stamp.seconds, usage: stamp.usage };

  const started = Date.now();
  const mistakes = await readTable();
  if (mistakes !== null) throw new Error(`Redirects: ${mistakes}`);
  const workplace = await makeWorkplace(nameOf(target), code);
  const { folder } = workplace;
  try {
    const usage = await runGatsby(['build'], { cwd: folder, env: environmentOf(target, settings), quiet });
    const seconds = Math.round((Date.now() - started) / 1000);
    await cp(join(folder, queryTypes), queryTypesOf(target));
    await publish(join(folder, 'public'), outputOf(target));
    await writeFile(stampOf(target), JSON.stringify({ digest, seconds, usage }));
    await workplace.keep();
    return { built: true, seconds, usage };
  } catch (error) {
    await workplace.leave();
    throw error;
  }
}

async function publish(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await mkdir('dist', { recursive: true });
  await cp(from, to, { recursive: true });
}
