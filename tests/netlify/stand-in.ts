import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const folder = import.meta.dirname;

/** The parts of Netlify's programs that are used. Their own types exist only once they are installed. */
interface NetlifyDev {
  start(): Promise<unknown>;
  /** @returns undefined if nothing of the site answers. */
  handle(request: Request): Promise<Response | undefined>;
  stop(): Promise<void>;
}
interface NetlifyDevModule {
  readonly NetlifyDev: new (options: object) => NetlifyDev;
}
interface ZippedFunction {
  readonly name: string;
  /** Of the ZIP file, in bytes. */
  readonly size: number;
  /** A CRON expression. */
  readonly schedule?: string;
}
interface ZipModule {
  readonly zipFunctions: (
    source: string,
    destination: string,
    options: object,
  ) => Promise<readonly ZippedFunction[]>;
}

/**
 * Installs Netlify's own programs here, unless that has been done, without running any script of theirs, and puts Deno
 * where they look for it.
 * @throws Error with what npm printed.
 */
export async function installStandIn(): Promise<void> {
  const deno = join(folder, 'node_modules/deno');
  if (!existsSync(deno)) {
    console.log('Installing Netlify’s programs (only once) …');
    // Not `npm ci`, which wants Deno for every platform in the lockfile.
    await succeed(['install', '--no-save', '--ignore-scripts', '--loglevel=error']);
  }
  // Deno's package gets its program out when it is called for the first time.
  await succeed(['exec', '--no', '--', 'deno', '--version']);
  process.env['PATH'] = [deno, process.env['PATH']].join(delimiter);
}

const succeed = (args: readonly string[]) => promisify(execFile)('npm', args, { cwd: folder });

/** The functions of a package as Netlify's build uploads them. */
export async function zipFunctions(packageFolder: string, to: string): Promise<readonly ZippedFunction[]> {
  const { zipFunctions: zip } = (await installed('@netlify/zip-it-and-ship-it')) as ZipModule;
  await mkdir(to, { recursive: true });
  return zip(join(packageFolder, 'functions'), to, { basePath: packageFolder });
}

/**
 * A package on Netlify's development server. Functions read this process's environment.
 * @param country where it believes every visitor to be, ISO 3166-1 alpha-2 in upper case; null for nowhere.
 */
export async function startStandIn(packageFolder: string, country: string | null): Promise<NetlifyDev> {
  // It asks a service of Netlify's for the country once a day, and keeps the answer here.
  const data = { country: country === null ? {} : { code: country, name: country } };
  await mkdir(join(packageFolder, '.netlify'), { recursive: true });
  await writeFile(
    join(packageFolder, '.netlify/state.json'),
    JSON.stringify({ geolocation: { data, timestamp: Date.now() } }),
  );
  const { NetlifyDev } = (await installed('@netlify/dev')) as NetlifyDevModule;
  const off = { enabled: false };
  const server = new NetlifyDev({
    projectRoot: packageFolder,
    skipGitignore: true,
    aiGateway: off,
    blobs: off,
    database: off,
    environmentVariables: off,
  });
  await server.start();
  return server;
}

/** A package of the folder, whose name the type checker must not look for. */
const installed = (name: string): Promise<unknown> => import(name);
