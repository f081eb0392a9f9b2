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
const buildCode: ReadonlySet<string> = new Set([
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
]);

/** Digests of the settings that affect the build and of every input file, or of the code among them. */
export async function digestsOfInputs(
  settings: Readonly<Record<string, string | undefined>>,
): Promise<{ readonly all: string; readonly code: string }> {
  const all = createHash('sha256').update(JSON.stringify(Object.entries(settings).sort()));
  const code = all.copy();
  for (const input of buildInputs) {
    for (const file of await filesOf(input)) {
      if (/(\.test\.tsx?|\.d\.ts)$/.test(file)) continue;
      const bytes = await readFile(file);
      for (const hash of buildCode.has(input) ? [all, code] : [all]) hash.update(file).update(bytes);
    }
  }
  return { all: all.digest('hex'), code: code.digest('hex') };
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
