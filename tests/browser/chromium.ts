import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const programs = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Chromium's own services are unavailable offline, and root in a container has no sandbox. */
const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/**
 * The Chromium to test with: the one on this machine, otherwise the one Playwright downloaded. Undefined if there is
 * none.
 */
function findChromium(): string | undefined {
  for (const program of programs) {
    const { status, stdout } = spawnSync('which', [program], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/**
 * How Playwright starts the Chromium to test with; if there is none, Playwright fails when it is about to start it. So
 * what only reads its configuration needs none.
 * @param more arguments in addition to those that all tests need.
 */
export function chromiumOptions(...more: readonly string[]) {
  const executablePath = findChromium();
  return { ...(executablePath && { executablePath }), args: [...chromiumArguments, ...more] };
}

/** Installs Chromium if there is none: Playwright's download or, as root on Debian, its package. */
export function installChromium(): void {
  if (findChromium() !== undefined) return;
  console.log('Installing Chromium for the browser tests …');
  const playwright = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
  spawnSync(process.execPath, playwright, { stdio: 'inherit', timeout: 300_000 });
  if (findChromium() !== undefined) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
  }
  if (findChromium() === undefined) {
    throw new Error(
      'Chromium could not be installed. Install the `chromium` package and run `npm test` again.',
    );
  }
}
