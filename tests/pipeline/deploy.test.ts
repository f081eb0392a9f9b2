import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { buildHookOf } from '../../api/context/build-hook.ts';

const script = resolve('.github/deploy.sh');
const workflows = ['checks', 'nightly', 'deploy', 'deploy-storefronts', 'follow-catalogue'].map(
  (name) => `.github/workflows/${name}.yml`,
);

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-'));
  for (const host of ['netlify', 'cloudflare', 'node'])
    await mkdir(join(folder, `dist/packages/us-${host}`), { recursive: true });
  // The hosts' own programs are not installed: these write down how they are called, and answer as they do.
  for (const program of ['npx', 'docker']) {
    const file = join(folder, program);
    await writeFile(
      file,
      `#!/bin/sh\necho "${program} $*" >> ${folder}/calls\ncase "$*" in\n${answers}\nesac\n`,
    );
    await chmod(file, 0o755);
  }
});
afterEach(() => rm(folder, { recursive: true }));

const answers = `
  *getSite*) echo '{"published_deploy":{"id":"d1"}}';;
  *--alias*) echo '{"deploy_url":"https://pr-7--us-shop.netlify.app"}';;
  *inspect*) echo 'registry.test/storefront-us@sha256:0';;`;

/** Runs the script. @returns what it called, and what it tells the next steps. */
async function run(action: string, env: Readonly<Record<string, string>>) {
  await promisify(execFile)(script, [action], {
    cwd: folder,
    env: {
      PATH: `${folder}:${process.env['PATH'] ?? ''}`,
      STORE: 'us',
      BRANCH: 'main',
      DEPLOY_ALIAS: '',
      DEPLOY_ENVIRONMENT: 'production',
      NETLIFY_SITE_ID: 's1',
      CLOUDFLARE_SUBDOMAIN: 'merchant',
      REGISTRY: 'registry.test',
      REGISTRY_USER: 'ci',
      REGISTRY_TOKEN: 'token',
      GITHUB_SHA: '1a2b',
      GITHUB_OUTPUT: join(folder, 'said'),
      ROLLOUT_COMMAND: `echo "rollout $IMAGE" >> ${folder}/calls`,
      ...env,
    },
  });
  const linesOf = async (file: string) =>
    (await readFile(join(folder, file), 'utf8').catch(() => '')).trim().split('\n');
  return { calls: await linesOf('calls'), said: await linesOf('said') };
}

describe('putting a package online', () => {
  test('on Netlify remembers what was there', async () => {
    const { calls, said } = await run('deploy', { DEPLOY_HOST: 'netlify' });
    expect(calls.at(-1)).toBe('npx --yes netlify-cli@27.10.2 deploy --no-build --prod');
    expect(said).toEqual(['previous=d1']);
  });

  test('as a preview on Netlify tells where it is', async () => {
    const { calls, said } = await run('deploy', { DEPLOY_HOST: 'netlify', DEPLOY_ALIAS: 'pr-7' });
    expect(calls.at(-1)).toBe('npx --yes netlify-cli@27.10.2 deploy --no-build --json --alias pr-7');
    expect(said).toContain('origin=https://pr-7--us-shop.netlify.app');
  });

  test('as a preview on Cloudflare tells the shop API where that will be', async () => {
    const { calls, said } = await run('deploy', {
      DEPLOY_HOST: 'cloudflare',
      DEPLOY_ENVIRONMENT: 'preview',
      DEPLOY_ALIAS: 'pr-7',
      BRANCH: 'b',
    });
    const origin = 'https://pr-7-storefront-us-preview.merchant.workers.dev';
    expect(calls).toEqual([
      `npx --yes wrangler@4.164.0 versions upload --name storefront-us-preview --preview-alias pr-7 --var SITE_ORIGIN:${origin} --var BRANCH:b`,
    ]);
    expect(said).toEqual([`origin=${origin}`]);
  });

  test('on Node pushes an image and rolls it out', async () => {
    const { calls, said } = await run('deploy', { DEPLOY_HOST: 'node' });
    expect(calls).toContain(
      'docker build --tag registry.test/storefront-us:1a2b --tag registry.test/storefront-us:current dist/packages/us-node',
    );
    expect(calls.at(-1)).toBe('rollout registry.test/storefront-us:1a2b');
    expect(said).toContain('previous=registry.test/storefront-us@sha256:0');
  });

  test('for staging leaves alone what visitors see', async () => {
    const staging = { DEPLOY_ENVIRONMENT: 'staging', BRANCH: 'staging' };
    const worker = await run('deploy', { ...staging, DEPLOY_HOST: 'cloudflare' });
    expect(worker.calls.at(-1)).toContain('deploy --name storefront-us-staging --var BRANCH:staging');
    const image = await run('deploy', { ...staging, DEPLOY_HOST: 'node' });
    expect(image.calls.join()).not.toMatch(/storefront-us:/);
  });

  test('as a preview fails if its address is unknown', async () => {
    await writeFile(join(folder, 'npx'), "#!/bin/sh\necho '{}'\n");
    await expect(run('deploy', { DEPLOY_HOST: 'netlify', DEPLOY_ALIAS: 'pr-7' })).rejects.toThrow();
  });

  test('fails with what to do if no host is set', async () => {
    await expect(run('deploy', { DEPLOY_HOST: '' })).rejects.toThrow(
      'Set the variable DEPLOY_HOST to netlify',
    );
  });
});

test.each([
  ['netlify', 'd1', 'restoreSiteDeploy --data {"site_id":"s1","deploy_id":"d1"}'],
  ['cloudflare', '', 'rollback --name storefront-us --message The probe failed. --yes'],
  ['node', 'registry.test/storefront-us@sha256:0', 'rollout registry.test/storefront-us@sha256:0'],
])('what was online before on %s is brought back', async (DEPLOY_HOST, PREVIOUS, last) => {
  const { calls } = await run('roll-back', { DEPLOY_HOST, PREVIOUS });
  expect(calls.at(-1)).toContain(last);
});

test.each(workflows)('%s runs only scripts that exist', async (file) => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await readFile('package.json', 'utf8')));
  const used = Array.from(
    (await readFile(file, 'utf8')).matchAll(/npm run ([\w:-]+)/g),
    ([, name = '']) => name,
  );
  expect(used.filter((name) => !(name in scripts))).toEqual([]);
});

test('product 7.300: the pipeline follows the event that the shop API sends to the repository', async () => {
  const types = z.object({ types: z.array(z.string()) });
  const schema = z.object({ on: z.object({ repository_dispatch: types }) });
  const { on } = schema.parse(parse(await readFile('.github/workflows/follow-catalogue.yml', 'utf8')));
  const hook = buildHookOf({ STORE: 'ie', BUILD_REPOSITORY: 'merchant/shop', BUILD_TOKEN: 'token' });
  const { event_type: sent } = JSON.parse(hook?.body ?? '') as { readonly event_type: string };
  expect(on.repository_dispatch.types).toEqual([sent]);
});
