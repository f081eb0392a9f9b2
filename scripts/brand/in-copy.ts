import { spawn } from 'node:child_process';
import { runCommand } from '../command.ts';
import { relative } from 'node:path';
import { printLine } from '../print.ts';
import { bringBack, copyWithBrand, timesIn } from './copy-with-brand.ts';

/**
 * What `scripts/run.mjs` runs if `BRAND` is set: the command in a copy of the project in which that brand is built. What it
 * writes for people comes back; what it builds stays there. With `BRAND_ALONE=1`, nothing of the demo is in it.
 */
async function inCopy([script = '', ...args]: readonly string[]): Promise<void> {
  const { BRAND: brand = '', BRAND_ALONE: alone = '', ...env } = process.env;
  const folder = await copyWithBrand(brand, { withoutDemo: alone === '1' });
  printLine(`${brand} is built in ${relative('.', folder)}, with folders of its own for builds and data.`);
  const before = await timesIn(folder);
  const child = spawn(process.execPath, ['scripts/run.mjs', script, ...args], {
    cwd: folder,
    stdio: 'inherit',
    env,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  const written = await bringBack(folder, before);
  if (written.length > 0) printLine(`Written: ${written.join(', ')}`);
  process.exitCode = code ?? 1;
}

runCommand(() => inCopy(process.argv.slice(2)));
