import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Settings } from '../options.ts';

/** Code that runs during the build; Gatsby's own cache does not detect its changes. */
const buildCode =
  'api brands commerce contract gatsby hosts http pictures redirects settings stores worker gatsby-config.ts gatsby-node.ts package-lock.json'.split(
    ' ',
  );

export const buildSources = [
  ...buildCode,
  ...'locales src gatsby-browser.tsx gatsby-ssr.tsx package.json'.split(' '),
];

/** What creates the demo's catalogue, which reaches a build through the commerce service. */
const catalogueSources = ['demo/catalogue', 'demo/seed', 'sandbox/commercetools'];

/** A change in any of these makes a build stale. */
export const buildInputs = [...buildSources, ...catalogueSources];

/** Digests of the settings that affect the build and of every input file except for tests, or of the code among them. */
export async function digestsOfInputs(
  settings: Settings,
): Promise<{ readonly all: string; readonly code: string }> {
  const all = createHash('sha256').update(JSON.stringify(Object.entries(settings).sort()));
  const code = all.copy();
  for (const input of buildInputs) {
    for (const file of await filesOf(input)) {
      if (isOfTests(file)) continue;
      const bytes = await readFile(file);
      for (const hash of buildCode.includes(input) ? [all, code] : [all]) hash.update(file).update(bytes);
    }
  }
  return { all: all.digest('hex'), code: code.digest('hex') };
}

/** Whether a file is a test, a helper of tests, or contains only types: none of these affects a build. */
const isOfTests = (file: string): boolean =>
  /(\.test\.tsx?|\.d\.ts)$/.test(file) || file.split(sep).includes('testing');

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
