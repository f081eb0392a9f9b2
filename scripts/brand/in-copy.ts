import { spawn } from 'node:child_process';
import { runCommand } from '../command.ts';
import { copyWithBrand } from './copy-with-brand.ts';

/**
 * What `scripts/run.mjs` runs if `BRAND` is set: the command in a copy of the project in which that brand is built. With
 * `BRAND_ALONE=1`, nothing of the demo is in it.
 */
async function inCopy([script = '', ...args]: readonly string[]): Promise<void> {
  const { BRAND: brand = '', BRAND_ALONE: alone = '', ...env } = process.env;
  const folder = await copyWithBrand(brand, { withoutDemo: alone === '1' });
  const child = spawn(process.execPath, ['scripts/run.mjs', script, ...args], {
    cwd: folder,
    stdio: 'inherit',
    env,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

runCommand(() => inCopy(process.argv.slice(2)));
