import { z } from 'zod';

export interface Expected {
  /** The digest of the build (`webpackCompilationHash` of Gatsby's `app-data.json`); null if it may be any. */
  readonly build: string | null;
  /** What the shop API calls itself (`BUILD_ID`); null if it may be any. */
  readonly api: string | null;
  /** An old path and where it leads, as the build's rules say; null if it has none. */
  readonly redirect: { readonly from: string; readonly to: string } | null;
  /** Whether a sweeper runs behind it. */
  readonly isSwept: boolean;
}

/** How long an answer may take, in milliseconds. */
const timeout = 15_000;

/** How long ago the sweeper may have run, in seconds: it runs every minute. */
const sweeperPause = 300;

const appDataSchema = z.object({ webpackCompilationHash: z.string() });
const notReadySchema = z.object({ cannot: z.array(z.string()) });
const statusSchema = z.object({
  build: z.string().nullable(),
  sweeper: z.object({ lastRunSecondsAgo: z.number().nullable() }),
});

/**
 * What a visitor, a payment service, and a monitor would ask a deployed storefront, by path.
 * @param origin without a trailing slash.
 * @returns questions, each answered by what is wrong, or null.
 */
function questionsTo(origin: string, { build, api, redirect, isSwept }: Expected) {
  const get = (path: string) =>
    fetch(`${origin}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(timeout) });
  const json = async (path: string): Promise<unknown> => (await get(path)).json();
  const expectStatus = async (path: string, wanted: number) => {
    const { status } = await get(path);
    return status === wanted ? null : `answers ${status} instead of ${wanted}`;
  };
  return {
    '/page-data/app-data.json': async () => {
      const { webpackCompilationHash: online } = appDataSchema.parse(await json('/page-data/app-data.json'));
      return build === null || online === build ? null : `has the build ${online} instead of ${build}`;
    },
    '/': async () => {
      const home = await get('/');
      if (home.status !== 200) return `answers ${home.status}`;
      const missing = ['Content-Security-Policy', 'X-Content-Type-Options'].filter(
        (name) => !home.headers.has(name),
      );
      return missing.length === 0 ? null : `has no ${missing.join(' and no ')}`;
    },
    '/no-such-page/': () => expectStatus('/no-such-page/', 404),
    '/sw.js': async () => {
      const caching = (await get('/sw.js')).headers.get('Cache-Control') ?? '';
      return /max-age=0|no-cache/.test(caching)
        ? null
        : `is cached (${caching}), so browsers would keep an old shop`;
    },
    redirect: async () => {
      if (redirect === null) return null;
      const { status, headers } = await get(redirect.from);
      const to = headers.get('Location') ?? '';
      return status === 301 && new URL(to, origin).href === new URL(redirect.to, origin).href
        ? null
        : `${redirect.from} answers ${status} ${to} instead of 301 ${redirect.to}`;
    },
    '/api/health': () => expectStatus('/api/health', 200),
    '/api/ready': async () => {
      const answer = await get('/api/ready');
      if (answer.status === 200) return null;
      const { data } = notReadySchema.safeParse(await answer.json().catch(() => null));
      return data
        ? `cannot ${data.cannot.join(', ')}: see its log`
        : `answers ${answer.status} instead of 200`;
    },
    '/api/status': async () => {
      const { build: online, sweeper } = statusSchema.parse(await json('/api/status'));
      if (api !== null && online !== api)
        return `is of the build ${online ?? 'without a name'} instead of ${api}`;
      const { lastRunSecondsAgo: ago } = sweeper;
      if (!isSwept) return null;
      if (ago === null) return 'says that the sweeper never ran';
      return ago <= sweeperPause ? null : `says that the sweeper last ran ${ago} s ago`;
    },
  } satisfies Readonly<Record<string, () => Promise<string | null>>>;
}

/** Why one question is not answered as it should be; null if it is. @param path one of `questionsTo`. */
export async function problemAt(
  origin: string,
  path: keyof ReturnType<typeof questionsTo>,
  expected: Expected,
): Promise<string | null> {
  const { [path]: question } = questionsTo(origin, expected);
  const problem = await question().catch((error: unknown) => `cannot be read (${String(error)})`);
  return problem === null ? null : `${path} ${problem}`;
}

/** Everything that is wrong with a deployed storefront; empty if it can sell. @param origin without a trailing slash. */
export async function problemsAt(origin: string, expected: Expected): Promise<string[]> {
  const paths = Object.keys(questionsTo(origin, expected)) as (keyof ReturnType<typeof questionsTo>)[];
  const problems = await Promise.all(paths.map((path) => problemAt(origin, path, expected)));
  return problems.filter((problem) => problem !== null);
}
