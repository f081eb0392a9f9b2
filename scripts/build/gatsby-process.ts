import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { buildVariables } from '../../gatsby/environment.ts';
import type { Settings } from '../options.ts';
import { memoryOfBuild } from './memory-of-build.ts';

/** The stages of a build that take long, by what Gatsby says when one has ended, and what that means. */
const stages: readonly (readonly [ofGatsby: RegExp, meaning: string])[] = [
  [/^success source and transform nodes/, 'The catalogue, pages, and texts are read.'],
  [/^success Building production JavaScript/, 'Scripts and styles are compiled.'],
  [/^success Building HTML renderer/, 'What renders pages is compiled.'],
  [/^success Building static HTML for pages/, 'All pages are rendered.'],
];

/** An error of a page is shown with a line of its bundle, which is all of its code and hides what is wrong. */
const shownCharacters = 300;

const shortened = (line: string) =>
  line.length > shownCharacters ? `${line.slice(0, shownCharacters)} …` : line;

interface GatsbyOptions {
  /** Folder of the sources; its `node_modules` is used. */
  readonly cwd: string;
  /** In addition to those of this process, as far as `gatsbyVariables` lets them pass. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Called with a sentence when a stage of a build has ended. */
  readonly onStage?: (meaning: string) => void;
}

/**
 * Without a terminal to draw in, Gatsby's plain logger does. The one that draws reserves 134 MB in each of its processes.
 */
const plainLogger = { GATSBY_LOGGER: 'yurnalist' };

/** Processes that run queries and render pages. */
const workers = availableParallelism();

/** Gatsby reserves one of the cores it counts for itself, although it has little to do while others render pages. */
const allCores = { GATSBY_CPU_COUNT: String(workers + 1) };

/**
 * Makes every process that Gatsby starts collect garbage sooner: a third less memory for more CPU time
 * (decision 024). What an operator sets in NODE_OPTIONS comes later and wins.
 */
const smallHeaps = ['--max-semi-space-size=8', importing('small-heaps.ts')];

function importing(file: string): string {
  return `--import=${pathToFileURL(resolve('scripts/build', file)).href}`;
}

/**
 * Runs Gatsby until it exits. The output of a build goes to `gatsby.log` in the folder, because it alarms whoever does not
 * know Gatsby; that of a development server to the terminal.
 * @returns how much memory its processes took at most, in bytes (`memoryOfBuild`).
 * @throws Error with its exit code, and with a build's log.
 */
export async function runGatsby(
  args: readonly string[],
  { cwd, env, onStage = () => undefined }: GatsbyOptions,
): Promise<number> {
  const log = join(cwd, 'gatsby.log');
  // Whose name does not begin with `gatsby-`: Gatsby throws its cache away when such a file has changed.
  const memoryFile = resolve(cwd, 'memory.log');
  await rm(memoryFile, { force: true });
  const isBuild = args[0] === 'build';
  const piped = isBuild || !process.stdout.isTTY;
  await new Promise<void>((done, fail) => {
    const child = spawn(process.execPath, [resolve('node_modules/gatsby/cli.js'), ...args], {
      cwd,
      stdio: ['ignore', piped ? 'pipe' : 'inherit', piped ? 'pipe' : 'inherit'],
      env: {
        ...allCores,
        ...(piped && plainLogger),
        ...gatsbyVariables({ ...process.env, ...env }),
        GATSBY_TELEMETRY_DISABLED: '1',
        MEMORY_FILE: memoryFile,
        NODE_OPTIONS: [...smallHeaps, importing('report-memory.ts'), process.env['NODE_OPTIONS']]
          .join(' ')
          .trim(),
      },
    });
    const file = isBuild ? createWriteStream(log) : process.stdout;
    const lines: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      if (stream)
        readLines(stream, (line) => {
          file.write(`${isBuild ? line : shortened(line)}\n`);
          if (isBuild) lines.push(shortened(line));
          for (const [ofGatsby, meaning] of stages) if (ofGatsby.test(line)) onStage(meaning);
        });
    const endWithUs = () => child.kill();
    process.once('exit', endWithUs);
    child.once('error', fail);
    child.once('close', (code) => {
      process.off('exit', endWithUs);
      if (code === 0) done();
      else
        fail(
          new Error(
            `gatsby ${args.join(' ')} ended with code ${code}.${isBuild ? `\n${[...lines, `(with its long lines: ${log})`].join('\n')}` : ''}`,
          ),
        );
    });
  });
  return memoryOfBuild(memoryFile, workers);
}

/** Makes the output readable in a file: Gatsby moves the cursor even without a terminal. */
function readLines(from: Readable, take: (line: string) => void): void {
  createInterface({ input: from }).on('line', (line) => {
    const text = stripVTControlCharacters(line).trimEnd();
    if (text !== '') take(text);
  });
}

/** What the operating system, Node, and the network need. Case does not matter: Windows writes `Path`. */
const ofSystem = new RegExp(
  `^(${[
    'PATH|HOME|USER|LOGNAME|SHELL|LANG|LC_[A-Z]+|TZ|TMPDIR|TMP|TEMP|XDG_(CACHE|CONFIG)_HOME|LD_LIBRARY_PATH',
    'TERM|TERM_PROGRAM|COLORTERM|NO_COLOR|FORCE_COLOR|CI',
    'NODE_ENV|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|NODE_USE_ENV_PROXY|UV_THREADPOOL_SIZE|SSL_CERT_(FILE|DIR)',
    '(HTTPS?|ALL|NO)_PROXY',
    'SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|PATHEXT|USERPROFILE|HOMEDRIVE|HOMEPATH|(LOCAL)?APPDATA|PROGRAMDATA',
  ].join('|')})$`,
  'i',
);

/** Gatsby puts all of them into the browser's code, so none can be secret. */
const ofGatsby = /^GATSBY_/;

const named: ReadonlySet<string> = new Set([
  ...buildVariables,
  // `npm run dev`
  ...['DEVELOP_API_URL', 'VISITOR_COUNTRY'],
  // What Gatsby's adapter for Netlify reads, and where Sentry finds the name of a release.
  ...['DEPLOY_URL', 'NETLIFY_LOCAL', 'NETLIFY_IMAGE_CDN', 'COMMIT_REF', 'SENTRY_RELEASE'],
]);

/**
 * The variables that Gatsby's processes may see. Everything else in the environment, the shop API's secrets first of
 * all, stays out of reach of the many packages that run in a build.
 */
export const gatsbyVariables = (env: Settings): Settings =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => named.has(name) || ofGatsby.test(name) || ofSystem.test(name)),
  );
