import { spawn } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';

interface GatsbyOptions {
  /** Folder of the sources; its `node_modules` is used. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether what it says goes to `gatsby.log` in the folder instead of the terminal. */
  readonly quiet?: boolean;
}

/** Gatsby leaves one of the cores it counts to itself while it makes pictures; making them is what takes long. */
const allCores = { GATSBY_CPU_COUNT: String(availableParallelism() + 1) };

/** Runs Gatsby to its end. @throws Error with its exit code, and with the end of the log when it was quiet. */
export function runGatsby(
  args: readonly string[],
  { cwd, env, quiet = false }: GatsbyOptions,
): Promise<void> {
  const log = join(cwd, 'gatsby.log');
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [resolve('node_modules/gatsby/cli.js'), ...args], {
      cwd,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      env: { ...process.env, ...env, ...allCores, GATSBY_TELEMETRY_DISABLED: '1' },
    });
    if (quiet) {
      const file = createWriteStream(log);
      child.stdout?.pipe(file, { end: false });
      child.stderr?.pipe(file, { end: false });
    }
    const endWithUs = () => child.kill();
    process.once('exit', endWithUs);
    child.once('error', fail);
    child.once('close', (code) => {
      process.off('exit', endWithUs);
      if (code === 0) done();
      else
        fail(new Error(`gatsby ${args.join(' ')} ended with code ${code}.${quiet ? `\n${endOf(log)}` : ''}`));
    });
  });
}

/** The last lines of a log, and where all of it stands. */
function endOf(log: string): string {
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
  return [...lines.slice(-40), `(all of it: ${log})`].join('\n');
}
