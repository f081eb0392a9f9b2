import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { listen } from '../../hosts/node/local-server.ts';
import { chromiumOptions, installChromium } from './chromium.ts';
import { testSetup } from '../start/environment.ts';
import { localStorefronts } from '../start/local-storefronts.ts';
import { type Count, runCounted } from '../command.ts';
import { besideSandboxes } from '../start/sandbox-process.ts';

const screens: Readonly<Record<'phone' | 'desk', BrowserContextOptions>> = {
  phone: { viewport: { width: 390, height: 664 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1440, height: 900 } },
};

/** Bytes of all pictures of a page on each screen when builds still generated files; these must not be exceeded. */
const budgets: Readonly<Record<string, Readonly<Record<keyof typeof screens, number>>>> = {
  '/': { phone: 192_943, desk: 95_945 },
  '/products/baby-carriers/': { phone: 223_102, desk: 82_123 },
  '/products/baby-bouncers/': { phone: 163_281, desk: 60_771 },
  '/products/kitchen/': { phone: 160_629, desk: 67_393 },
  '/products/baby-carriers/baby-carrier-mini/': { phone: 140_998, desk: 101_636 },
  '/products/baby-bouncers/bouncer-bliss/': { phone: 162_360, desk: 122_849 },
  '/products/baby-cradle-and-travel-crib/baby-cradle/': { phone: 186_741, desk: 142_192 },
  '/products/starter-kits/basic-starter-kit-for-newborns/': { phone: 169_287, desk: 131_005 },
  '/selected/shop/': { phone: 820_396, desk: 306_821 },
  '/search/?q=carrier': { phone: 2_516_231, desk: 2_516_231 },
};

/** `npm run bench:pictures`: the bytes of all pictures on ten pages of the built us storefront, scrolled to the end. */
async function bench(): Promise<Count> {
  const { settings, port, sandboxPort } = await testSetup(['--store', 'us']);
  installChromium();
  return besideSandboxes(sandboxPort, async () => {
    const { app } = await localStorefronts({ store: 'us' }, settings);
    const server = await listen(app, port);
    try {
      await using browser = await chromium.launch(chromiumOptions());
      return await weighPages(browser, `http://localhost:${port}`);
    } finally {
      server.close();
    }
  });
}

async function weighPages(browser: Browser, origin: string): Promise<Count> {
  let failed = 0;
  let pages = 0;
  console.log('screen      before        now  page');
  for (const [path, budget] of Object.entries(budgets)) {
    for (const screen of ['phone', 'desk'] as const) {
      const bytes = await picturesOf(browser, screens[screen], origin + path);
      const missed = bytes > budget[screen];
      pages += 1;
      if (missed) failed += 1;
      const [before, now] = [budget[screen], bytes].map((value) => value.toLocaleString('en').padStart(9));
      console.log(`${screen.padEnd(7)} ${before ?? ''}  ${now ?? ''}  ${path}${missed ? '  MISSED' : ''}`);
    }
  }
  return { passed: pages - failed, failed };
}

/** Bytes of all pictures that the browser of a visitor who scrolls through the page fetches. */
async function picturesOf(browser: Browser, screen: BrowserContextOptions, address: string): Promise<number> {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'image')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  });
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return bytes;
}

runCounted(bench);
