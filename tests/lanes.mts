import { globSync, readFileSync } from 'node:fs';
import { buildsDemo, ofTheDemo } from '../scripts/brand/of-the-demo.ts';

/** Tests of the demo are about the demo. */
const notBuilt = buildsDemo() ? [] : ofTheDemo;
const elsewhere = ['node_modules', 'dist', 'public', '.cache', '.builds'];

/** Paths from the working directory; by default those of all unit tests. */
export const testFiles = (pattern = '**/*.test.{ts,tsx}'): string[] =>
  globSync(pattern, {
    exclude: (path) => elsewhere.includes(path.split('/').at(-1) ?? '') || notBuilt.includes(path),
  });

/** Modules that a file replaces are replaced for every file in the same process. */
const replacesModules = /\bvi\.(mock|doMock|resetModules)\(/;
const needsPage = /^\/\/ @vitest-environment jsdom$/m;
/**
 * What a page does not allow to be replaced; a test can replace it only where jsdom's names are copied into a process.
 */
const replacesWindow = /\bvi\.stubGlobal\('(location|top)'/;

/**
 * Which test files cannot share a process with others. All the rest do, because starting a process and loading the same
 * modules again took longer than the tests.
 * @returns `page`: those with a document, each of which gets a new one; `alone`: those that need a process of their
 * own.
 */
export function lanesOf(
  files = testFiles(),
  read = (file: string) => readFileSync(file, 'utf8'),
): { page: string[]; alone: string[] } {
  const page: string[] = [];
  const alone: string[] = [];
  for (const file of files) {
    const text = read(file);
    if (needsPage.test(text) && !replacesWindow.test(text)) page.push(file);
    else if (needsPage.test(text) || replacesModules.test(text)) alone.push(file);
  }
  return { page, alone };
}
