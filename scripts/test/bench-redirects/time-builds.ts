import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { settingsFor } from '../../start/environment.ts';
import { runGatsby } from '../../build/gatsby-process.ts';
import { readOptions } from '../../options.ts';
import { besideSandboxes } from '../../start/sandbox-process.ts';
import { makeWorkplace } from '../../build/workplace.ts';

/**
 * Builds the storefront us with generated tables of these sizes and reports how long Gatsby took. The first build fills
 * webpack's cache, so it runs twice and only the second one counts.
 */
export async function timeBuilds(sizes: readonly number[]): Promise<string> {
  const options = readOptions([], process.env);
  const { settings } = settingsFor(options, process.env);
  const lines = await besideSandboxes(options.sandboxPort, async () => {
    const [first = 0] = sizes;
    await timeBuild(first, settings);
    const times: string[] = [];
    for (const size of sizes)
      times.push(
        `${(await timeBuild(size, settings)).toFixed(0).padStart(6)} s  Gatsby build with ${size} rules`,
      );
    return times;
  });
  return lines.join('\n');
}

async function timeBuild(size: number, settings: NodeJS.ProcessEnv): Promise<number> {
  const { folder, leave } = await makeWorkplace(`redirects-${size}`, '');
  await replaceTable(join(folder, 'redirects/table/index.ts'), size);
  const begun = performance.now();
  await runGatsby(['build'], { cwd: folder, env: { ...settings, STORE: 'us' }, quiet: true });
  const seconds = (performance.now() - begun) / 1000;
  await leave();
  return seconds;
}

/** A table that generates this number of rules: 34 for each short link, one for each legacy address. */
async function replaceTable(file: string, size: number): Promise<void> {
  const shortLinks = Math.floor(size / 51);
  const source = `
    const links = (count, make) => Object.fromEntries(Array.from({ length: count }, (_, number) => make(number)));
    export const redirectTables = [
      { file: 'a', shortLinks: links(${shortLinks}, (number) => ['campaign-' + number, { to: 'content/gift-guide' }]) },
      { file: 'b', legacyLinks: links(${size - shortLinks * 34}, (number) => ['/old/article-' + number + '/', 'home']) },
    ];
  `;
  const types = /^import type .*$/m.exec(await readFile(file, 'utf8'))?.[0] ?? '';
  await writeFile(file, `${types}\n${source}`);
}
