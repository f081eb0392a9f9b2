import { readFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { expect, test, vi } from 'vitest';
import { inEmptyFolder, writeFiles } from '../testing/in-empty-folder.ts';
import { runGatsby } from './gatsby-process.ts';

const workers = createRequire(import.meta.url).resolve('gatsby-worker');
inEmptyFolder();

/** What each of its processes imports. */
const imported = {
  'scripts/build/small-heaps.ts': '',
  'scripts/build/report-memory.ts': readFileSync('scripts/build/report-memory.ts', 'utf8'),
};

/** A Gatsby that writes down the variables of its own process and of one of its workers, which are the real ones. */
const gatsby = `
const { writeFileSync } = require('node:fs');
const { WorkerPool } = require(${JSON.stringify(workers)});
writeFileSync('main.json', JSON.stringify(process.env));
const pool = new WorkerPool(require.resolve('./worker.js'), { numWorkers: 1 });
pool.all.look().flatMap((looking) => looking.then(() => pool.end()));
`;
const worker = `
exports.look = () => require('node:fs').writeFileSync('worker.json', JSON.stringify(process.env));
`;

test('Gatsby and its workers see what a build needs, and none of the other variables', async () => {
  await mkdir('scripts/build', { recursive: true });
  await writeFiles({
    'node_modules/gatsby/cli.js': gatsby,
    'node_modules/gatsby/worker.js': worker,
    ...imported,
  });
  const planted = {
    ADYEN_API_KEY: 'planted',
    ADYEN_HMAC_KEY: 'planted',
    SESSION_SECRET: 'planted',
    COMMERCETOOLS_CLIENT_SECRET: 'planted',
    NETLIFY_AUTH_TOKEN: 'planted',
    npm_config__authToken: 'planted',
    AWS_SECRET_ACCESS_KEY: 'planted',
  };
  for (const [name, value] of Object.entries(planted)) vi.stubEnv(name, value);
  vi.stubEnv('HTTPS_PROXY', 'http://proxy.example');
  vi.stubEnv('BRANCH', 'main');
  const settings = { STORE: 'de', GATSBY_KLEVU_URL: 'https://search.example', ADYEN_ENVIRONMENT: 'TEST' };
  await runGatsby(['build'], { cwd: '.', env: { ...settings, ...planted } });
  vi.unstubAllEnvs();

  for (const file of ['main.json', 'worker.json']) {
    const text = await readFile(file, 'utf8');
    expect(text, file).not.toContain('planted');
    for (const name of Object.keys(planted)) expect(text, file).not.toContain(name);
    expect(JSON.parse(text), file).toMatchObject({
      ...settings,
      BRANCH: 'main',
      HTTPS_PROXY: 'http://proxy.example',
      PATH: process.env['PATH'],
      NODE_OPTIONS: expect.stringContaining('--max-semi-space-size') as string,
      GATSBY_TELEMETRY_DISABLED: '1',
    });
  }
});

test('how much memory a build took is known: that of its main process and of as many workers as there are cores', async () => {
  const fork =
    "require('node:child_process').fork('worker.js', { env: { ...process.env, GATSBY_WORKER_ID: '1' } });";
  const keep = (megabytes: number) =>
    `globalThis.kept = Buffer.alloc(${megabytes}e6, 1); setTimeout(() => {}, 1500);`;
  await writeFiles({ 'node_modules/gatsby/cli.js': fork + keep(300), 'worker.js': keep(200), ...imported });
  const memory = await runGatsby(['build'], { cwd: '.', env: {} });
  const least = 300e6 + availableParallelism() * 200e6;
  expect(memory).toBeGreaterThan(least);
  expect(memory).toBeLessThan(least + (availableParallelism() + 1) * 100e6);
});

test('an error of a build stays visible beside the long line of a bundle', async () => {
  await writeFiles({
    'node_modules/gatsby/cli.js': "console.log(`${'x'.repeat(9000)}\\nno lamp`); process.exitCode = 1;",
    ...imported,
  });
  const built = runGatsby(['build'], { cwd: '.', env: {} });
  await expect(built).rejects.toThrow(/^x{300} …\nno lamp$/m);
});
