import { brand } from '../../brands/build.ts';
import { chromium } from '@playwright/test';
import { listen } from '../../hosts/node/listen.ts';
import { buildStore } from '../../scripts/build/build-store.ts';
import { runCommand } from '../../scripts/command.ts';
import { testSetup } from '../../scripts/start/environment.ts';
import { localStorefronts } from '../../scripts/start/local-storefronts.ts';
import { freePort } from '../../scripts/start/ports.ts';
import { besideSandboxes } from '../../scripts/start/sandbox-process.ts';
import { chromiumOptions, installChromium } from '../browser/chromium.ts';
import { stores } from '../../brands/demo/storefronts/index.ts';
import { type PageKey, pathOf } from '../../stores/urls.ts';
import { benchInteractions } from './interactions.ts';
import { type Visit, visit } from './lighthouse-visit.ts';
import { markdownTable, medianAndRange } from './statistics.ts';

/** How often everything is measured. */
const runs = 5;

interface MeasuredPage {
  readonly key: PageKey;
  readonly query?: string;
  /** Whether search engines may list the page. */
  readonly isListed?: boolean;
}

/** One page of every kind that visitors begin with. */
const pages: Readonly<Record<string, MeasuredPage>> = {
  home: { key: 'home' },
  category: { key: brand.samples.category },
  product: { key: brand.samples.product },
  content: { key: 'content/babywearing-guide' },
  search: { key: 'search', query: '?q=carrier', isListed: false },
};

/**
 * `npm run bench:pages` measures how fast the pages of the us storefront are (docs/performance.md). With `-- --real`,
 * network and processor are really slowed down, and only visits are measured.
 * @throws Error if a page has a fault or its layout shifts; times are only printed.
 */
async function bench(): Promise<void> {
  const isReal = process.argv.includes('--real');
  const target = { store: 'us' } as const;
  const { settings, port, sandboxPort } = await testSetup(['--store', target.store]);
  installChromium();
  await besideSandboxes(sandboxPort, async () => {
    await buildStore(target, settings, { reuse: true });
    const { app } = await localStorefronts(target, settings);
    const server = await listen(app, port);
    const debuggerPort = await freePort();
    try {
      await using browser = await chromium.launch({
        ...chromiumOptions(`--remote-debugging-port=${debuggerPort}`),
        // Playwright turns that cache off, which Lighthouse would take for a fault of the page.
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      const origin = `http://localhost:${port}`;
      const faults = await benchVisits(origin, debuggerPort, isReal);
      if (!isReal) await benchInteractions(browser, origin, runs);
      if (faults.length > 0) throw new Error(faults.join('\n'));
    } finally {
      server.close();
    }
  });
}

/**
 * Cold visits with Lighthouse.
 * @returns the faults that it found.
 */
async function benchVisits(origin: string, port: number, isReal: boolean): Promise<string[]> {
  const rows: string[][] = [];
  const faults = new Set<string>();
  for (const [name, { key, query = '', isListed = true }] of Object.entries(pages)) {
    const address = origin + pathOf(stores.us, 'en', key) + query;
    const visits: Visit[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(address, { port, isListed, isReal }));
    const cell = (of: (one: Visit) => number, digits = 0) => medianAndRange(visits.map(of), digits);
    rows.push([
      name,
      cell(({ performance }) => performance),
      cell(({ firstPaint }) => firstPaint),
      cell(({ largestPaint }) => largestPaint),
      cell(({ blocking }) => blocking),
      cell(({ shift }) => shift, 3),
      cell(({ requests }) => requests),
      cell(({ bytes }) => bytes / 1000),
    ]);
    for (const fault of visits.flatMap((visit) => visit.faults)) faults.add(`${name}: ${fault}`);
    if (visits.some(({ shift }) => shift > 0)) faults.add(`${name}: its layout shifts`);
  }
  console.log(`\nMedians of ${runs} cold visits\n`);
  console.log(
    markdownTable(['page', 'performance', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'requests', 'kB'], rows),
  );
  return [...faults];
}

runCommand(bench);
