import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { brand } from '../brands/build.ts';
import { publishedByBuild } from '../hosts/node/site.ts';
import { simpleRedirect } from '../redirects/published-rules.ts';
import { storeById, storesAt } from '../stores/storefront.ts';
import { outputOf } from './build/build-target.ts';
import { runCommand } from './command.ts';
import { type Expected, problemsAt } from '../hosts/probe/problems-at.ts';
import { onlineCommit } from './online-commit.ts';
import { printLine } from './print.ts';

/** How long a deployment may take until it is online everywhere, and its sweeper has run, in milliseconds. */
const patience = 5 * 60_000;
const pause = 10_000;

/**
 * `npm run probe -- --store us`: waits until the build in `dist/us` is online at its origin, or at `--origin`, and can sell.
 * The shop API has to be the one that `BUILD_ID` names, if it is set. With `--preview`, nobody needs to sweep behind it: hosts run no schedules for previews.
 * With `--commit`, it only prints the commit that the storefront was built from, for builds that follow its catalogue.
 * @throws Error with what is wrong after five minutes.
 */
async function probe(): Promise<void> {
  const { values } = parseArgs({
    options: {
      store: { type: 'string' },
      origin: { type: 'string' },
      preview: { type: 'boolean', default: false },
      commit: { type: 'boolean', default: false },
    },
  });
  const store = storeById(values.store ?? '', storesAt(brand.storefronts, process.env['STOREFRONT_ORIGINS']));
  const origin = (values.origin ?? store.origin).replace(/\/$/, '');
  if (values.commit) {
    printLine(await onlineCommit(origin));
    return;
  }
  const expected = { ...(await expectedOf(outputOf({ store: store.id }))), isSwept: !values.preview };
  const until = Date.now() + patience;
  for (;;) {
    const problems = await problemsAt(origin, expected);
    if (problems.length === 0) {
      printLine(`${origin} sells.`);
      return;
    }
    if (Date.now() > until) throw new Error(`${origin} is not in order:\n${problems.join('\n')}`);
    printLine(`${origin}: ${problems.join('; ')}`);
    await wait(pause);
  }
}

const appDataSchema = z.object({ webpackCompilationHash: z.string() });

async function expectedOf(site: string): Promise<Omit<Expected, 'isSwept'>> {
  const appData: unknown = JSON.parse(await readFile(join(site, 'page-data/app-data.json'), 'utf8'));
  const { webpackCompilationHash: build } = appDataSchema.parse(appData);
  return {
    build,
    api: process.env['BUILD_ID'] || null,
    redirect: simpleRedirect(publishedByBuild(site).rules),
  };
}

runCommand(probe);
