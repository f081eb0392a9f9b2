import { spawn } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOfInputs } from './build-inputs.ts';

type Settings = Readonly<Record<string, string | undefined>>;

/** Settings whose values end in the built files. */
const buildSettings = [
  'STORE',
  'GATSBY_KLEVU_URL',
  'BRAND_PICTURES_URL',
  'COMMERCETOOLS_API_URL',
  'COMMERCETOOLS_PROJECT_KEY',
] as const;

/** What a build was made from; it stands in the build, so that both come and go together. */
const stampOf = (store: string) => join('dist', store, '.built-from');

/** The folder a storefront's build ends in. */
export const outputOf = (store: string) => join('dist', store);

/**
 * Builds a storefront into `dist/{store}`; with `reuse`, not if the build that stands there was made from the same
 * inputs. A real catalogue changes without any file changing, so only the demo's may be reused.
 * @returns whether it was built.
 * @throws Error when Gatsby fails; what it printed stands above.
 */
export async function buildStore(
  store: string,
  settings: Settings,
  { reuse }: { readonly reuse: boolean },
): Promise<boolean> {
  const env: Settings = { ...settings, STORE: store };
  const digest = await digestOfInputs(Object.fromEntries(buildSettings.map((name) => [name, env[name]])));
  if (reuse && (await readFile(stampOf(store), 'utf8').catch(() => null)) === digest) return false;
  await removeOldScripts();
  await runGatsby(['build'], env);
  await rm(outputOf(store), { recursive: true, force: true });
  await cp('public', outputOf(store), { recursive: true });
  await writeFile(stampOf(store), digest);
  return true;
}

/** Scripts and styles of earlier builds, whose names carry other hashes; pictures stay, they are slow to make. */
async function removeOldScripts(): Promise<void> {
  const files = await readdir('public').catch(() => []);
  const old = files.filter((file) => /\.(js|css|map|txt)$/.test(file));
  await Promise.all(old.map((file) => rm(join('public', file))));
}

/** Runs Gatsby to its end. @throws Error with its exit code when it fails. */
export function runGatsby(args: readonly string[], settings: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['node_modules/gatsby/cli.js', ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...settings, GATSBY_TELEMETRY_DISABLED: '1' },
    });
    const endWithUs = () => child.kill();
    process.once('exit', endWithUs);
    child.once('error', reject);
    child.once('exit', () => process.off('exit', endWithUs));
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`gatsby ${args.join(' ')} ended with code ${code}.`)),
    );
  });
}
