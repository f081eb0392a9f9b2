import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What a build is made from. A change in any of these makes it stale. */
export const buildInputs = [
  'api',
  'commerce',
  'content',
  'contract',
  'gatsby',
  'hosts',
  'locales',
  'pictures',
  'redirects',
  'sandbox/catalogue',
  'sandbox/commercetools',
  'src',
  'static',
  'stores',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package-lock.json',
  'package.json',
];

/** Those whose changes Gatsby's own cache does not detect: code that runs during the build. */
export const buildCode = [
  'api',
  'commerce',
  'contract',
  'gatsby',
  'hosts',
  'pictures',
  'redirects',
  'stores',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'package-lock.json',
];

/** A digest of every input file and of the settings that affect the build. */
export async function digestOfInputs(
  settings: Readonly<Record<string, string | undefined>>,
  inputs: readonly string[] = buildInputs,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(Object.entries(settings).sort()));
  for (const input of inputs) {
    for (const file of await filesOf(input)) {
      if (/(\.test\.tsx?|\.d\.ts)$/.test(file)) continue;
      hash.update(file).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function filesOf(path: string): Promise<string[]> {
  const entry = await stat(path).catch(() => null);
  if (!entry) return [];
  if (entry.isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .sort();
}
