import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { storeById } from '../../stores/index.ts';
import { runCommand } from '../command.ts';
import { benchInteractions } from './pages/bench-interactions.ts';
import { benchTasks } from './pages/bench-tasks.ts';
import { benchVisits } from './pages/bench-visits.ts';
import { pageNamed, pageNames } from './pages/measured-pages.ts';
import { withBenchSite } from './pages/site.ts';
import { sourceNames } from './pages/source-names.ts';

const parts = { visits: benchVisits, interactions: benchInteractions, tasks: benchTasks };
const partNames = Object.keys(parts) as readonly (keyof typeof parts)[];

/**
 * `npm run bench:pages` measures how fast the pages of a built storefront are (docs/performance.md). Options:
 * `--pages home,product`, `--parts visits,interactions,tasks`, `--runs 5`, `--store us`; `--slowed` visits with a
 * network and a processor that are slowed down instead of calculated to be; `--names` builds the same
 * scripts with source maps, so that functions have the names they have in the source.
 */
async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: pageNames.join() },
      parts: { type: 'string', default: partNames.join() },
      runs: { type: 'string', default: '5' },
      store: { type: 'string', default: 'us' },
      slowed: { type: 'boolean', default: false },
      names: { type: 'boolean', default: false },
    },
  });
  const target = { store: storeById(values.store).id, sourceMaps: values.names };
  const pages = values.pages.split(',').map(pageNamed);
  const chosen = values.parts.split(',').map(partNamed);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs} is not a number of runs.`);
  const missed = await withBenchSite(target, async (site) => {
    const found: string[] = [];
    for (const part of chosen) {
      const load = loadavg().map((value) => value.toFixed(1));
      console.log(`\nLoad of this machine over 1, 5, and 15 minutes: ${load.join(', ')}`);
      const options = { pages, runs, isSlowed: values.slowed, nameOf: sourceNames(site.root) };
      found.push(...(await parts[part](site, options)));
    }
    return found;
  });
  if (missed.length > 0) throw new Error(missed.join('\n'));
}

/** @throws Error that lists the parts if there is no part of that name. */
function partNamed(name: string): keyof typeof parts {
  const found = partNames.find((part) => part === name);
  if (!found) throw new Error(`There is no part "${name}". Choose from ${partNames.join(', ')}.`);
  return found;
}

runCommand(bench);
