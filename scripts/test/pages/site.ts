import { type Browser, chromium } from '@playwright/test';
import { listen, sitesByHost } from '../../../hosts/node/local-server.ts';
import { staticFiles } from '../../../hosts/node/static-files.ts';
import { buildStore } from '../../build/build-store.ts';
import { type BuildTarget, outputOf } from '../../build/build-target.ts';
import { testSetup } from '../../start/environment.ts';
import { localStorefronts } from '../../start/local-storefronts.ts';
import { freePort } from '../../start/ports.ts';
import { besideSandboxes } from '../../start/sandbox-process.ts';
import { chromiumOptions, installChromium } from '../chromium.ts';
import { buildFloorPage } from './floor-page.ts';

/** A built site that is being served. */
interface ServedSite {
  readonly origin: string;
  /** The build's folder. */
  readonly root: string;
}

/** What is measured, and the browser to measure it with. */
export interface BenchSite extends ServedSite {
  readonly target: BuildTarget;
  /** The empty page, beside which the others are seen. */
  readonly floor: ServedSite;
  readonly browser: Browser;
  /** Where other programs can attach to the browser. */
  readonly debuggerPort: number;
}

/** Builds what is outdated, and serves it with its sandboxes as long as the work takes. */
export async function withBenchSite<Result>(
  target: BuildTarget,
  work: (site: BenchSite) => Promise<Result>,
): Promise<Result> {
  const { settings, port, sandboxPort } = await testSetup(['--store', target.store]);
  installChromium();
  return besideSandboxes(sandboxPort, async () => {
    console.log('Building what is outdated …');
    await buildStore(target, settings, { reuse: true, quiet: true });
    const floor = await buildFloorPage();
    const floorSite = staticFiles(floor);
    const { app } = await localStorefronts(target, settings);
    const server = await listen(
      sitesByHost((label) => (label === 'floor' ? floorSite : null), app),
      port,
    );
    const debuggerPort = await freePort();
    try {
      await using browser = await chromium.launch({
        ...chromiumOptions(`--remote-debugging-port=${debuggerPort}`),
        // Playwright turns that cache off, which Lighthouse would take for a fault of the page.
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      return await work({
        target,
        origin: `http://localhost:${port}`,
        root: outputOf(target),
        floor: { origin: `http://floor.localhost:${port}`, root: floor },
        browser,
        debuggerPort,
      });
    } finally {
      server.close();
    }
  });
}
