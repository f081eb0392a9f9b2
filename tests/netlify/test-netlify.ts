import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Answer, answerOf, noHeaders, type Reference, startReference } from '../hosts/reference.ts';
import { type AskedRequest, nameOf, origin, requests } from '../hosts/requests.ts';
import { type Count, reportCount, runCommand } from '../../scripts/command.ts';
import { netlifyPacker } from '../../hosts/package/pack-netlify.ts';
import { installStandIn, startStandIn, zipFunctions } from './stand-in.ts';

/** An answer, or the host from which Netlify's development server tried to fetch one. */
type Outcome = Answer | { readonly fetchesFrom: string };

/** What calls the sweeper, which Netlify otherwise does when its schedule says so. */
const sweep: AskedRequest = { path: '/.netlify/functions/sweep' };

const ignoresStatus = 'it answers 200 with what a rule with the status 404 names';
const servesConfiguration = 'it serves the files that configure it';
const refusesMalformed = 'it fails with addresses that are not well-formed';
const ignoresMethods = 'it answers every method with the file';

/**
 * What Netlify's development server does unlike Netlify itself, by request. Two more differences are rules
 * (`expectedOf`).
 */
const differences: Readonly<Record<string, { readonly differs: Partial<Answer>; readonly because: string }>> =
  {
    [nameOf(sweep)]: {
      differs: { ...noHeaders, status: 204 },
      because: 'a Node host has no address for its sweeper',
    },
    'GET /cart//': { differs: { status: 200 }, because: 'it finds a file whatever the number of slashes' },
    'GET /sv/unicorns/': { differs: { status: 200 }, because: ignoresStatus },
    'GET /sv/deep/unicorns/': { differs: { status: 200 }, because: ignoresStatus },
    'GET /_redirects/': { differs: { status: 200 }, because: servesConfiguration },
    'GET /_headers/': { differs: { status: 200 }, because: servesConfiguration },
    'GET /%': { differs: { ...noHeaders, status: 500 }, because: refusesMalformed },
    'GET /%E0%A4%A/': { differs: { ...noHeaders, status: 500 }, because: refusesMalformed },
    [`POST / ${origin}`]: { differs: { status: 200 }, because: ignoresMethods },
    'PUT /cart/': { differs: { status: 200 }, because: ignoresMethods },
    'DELETE /': { differs: { status: 200 }, because: ignoresMethods },
    [`POST /old/ ${origin}`]: {
      differs: { ...noHeaders, status: 301, location: `${origin}/cart/` },
      because:
        'without the edge function, which takes GET and HEAD, its rules for redirects take every method',
    },
  };

/** What a function's ZIP file may have, in bytes. */
const maxFunctionSize = 5_000_000;

/**
 * `npm run test:netlify`: the package for Netlify on Netlify's own development server, offline, which has to answer the
 * requests of `tests/hosts/` as the Node host does; and its functions as Netlify's own program zips them. The programs
 * are installed below `tests/netlify/`, not with the shop: they are 566 packages.
 */
async function testNetlify(): Promise<Count> {
  await installStandIn();
  const node = await startReference('netlify', await netlifyPacker());
  Object.assign(process.env, node.settings);
  try {
    const asked = [sweep, ...Object.values(requests).flat()];
    const names = asked.map(nameOf);
    const unasked = Object.keys(differences).filter((name) => !names.includes(name));
    const problems = await functionProblems(node.packageFolder);
    problems.push(...unasked.map((name) => `${name} is listed as a difference, and nobody asks for it.`));
    for (const country of new Set(asked.map((request) => request.country ?? null)))
      problems.push(...(await differencesIn(node, country, asked)));
    if (problems.length > 0) console.error(`\n${problems.join('\n')}`);
    return { passed: Math.max(0, asked.length - problems.length), failed: problems.length };
  } finally {
    await node.close();
  }
}

/** The functions as Netlify's build uploads them: small enough, and the sweeper has its schedule. */
async function functionProblems(packageFolder: string): Promise<string[]> {
  const folder = join(packageFolder, '.netlify/functions');
  const functions = await zipFunctions(packageFolder, folder);
  await rm(folder, { recursive: true });
  console.log(functions.map(({ name, size }) => `${name}: ${(size / 1e6).toFixed(2)} MB zipped`).join('\n'));
  const schedules = Object.fromEntries(functions.map(({ name, schedule }) => [name, schedule]));
  return [
    ...(isDeepStrictEqual(schedules, { api: undefined, sweep: '* * * * *' })
      ? []
      : [`The functions have the schedules ${JSON.stringify(schedules)}.`]),
    ...functions.filter(({ size }) => size > maxFunctionSize).map(({ name }) => `${name} is too large.`),
  ];
}

/** Asks what visitors in one country ask for. @returns what was answered unlike expected. */
async function differencesIn(
  node: Reference,
  country: string | null,
  asked: readonly AskedRequest[],
): Promise<string[]> {
  const server = await startStandIn(node.packageFolder, country);
  const problems: string[] = [];
  try {
    for (const request of asked.filter((question) => (question.country ?? null) === country)) {
      const expected = await expectedOf(request, node);
      const outcome = await ask(request);
      if (!isDeepStrictEqual(outcome, expected))
        problems.push(
          `${nameOf(request)}: ${JSON.stringify(outcome)} instead of ${JSON.stringify(expected)}`,
        );
    }
  } finally {
    await server.stop();
  }
  return problems;

  async function ask({ path, method = 'GET', headers = {}, body }: AskedRequest): Promise<Outcome> {
    try {
      const request = new Request(`${origin}${path}`, {
        method,
        headers,
        ...(body !== undefined && { body }),
      });
      // It leaves to whoever runs it what it has no answer for.
      return await answerOf((await server.handle(request)) ?? new Response(null, { status: 404 }));
    } catch (error) {
      const { cause } = error as { cause?: { hostname?: string } };
      if (cause?.hostname === undefined) throw error;
      return { fetchesFrom: cause.hostname };
    }
  }
}

/** What the development server is expected to answer if the package is right. */
async function expectedOf(request: AskedRequest, node: Reference): Promise<Outcome> {
  const ofNode = await node.ask(request);
  const known = differences[nameOf(request)];
  if (known) return { ...ofNode, ...known.differs };
  const { location } = ofNode;
  // It follows redirects itself, also those to other sites, which cannot be reached.
  if (location !== null) {
    const target = new URL(location, origin);
    if (target.origin !== origin) return { fetchesFrom: target.hostname };
    return expectedOf({ ...request, path: target.pathname + target.search }, node);
  }
  // It has no headers for a file that is missing.
  return ofNode.status === 404 && !/^\/api(\/|$)/.test(request.path) ? { ...ofNode, ...noHeaders } : ofNode;
}

runCommand(async () => {
  reportCount(await testNetlify());
  // The development server leaves programs and file watchers behind.
  process.exit();
});
