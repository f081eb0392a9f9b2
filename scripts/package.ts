import { brand } from '../brands/build.ts';
import { settingsFor } from './start/environment.ts';
import { type BuildTarget, everyStorefront, packageOf } from './build/build-target.ts';
import { expectNoSecretValues } from './check/published-files.ts';
import { runCommand } from './command.ts';
import type { HostName } from '../hosts/host-limits.ts';
import { readOptions } from './options.ts';
import { storeById } from '../stores/storefront.ts';
import { buildEnvironment } from '../gatsby/environment.ts';
import { currentBuild } from './build/build-store.ts';
import { currentCommit } from './build/current-commit.ts';
import { cloudflarePacker } from '../hosts/package/pack-cloudflare.ts';
import { netlifyPacker } from '../hosts/package/pack-netlify.ts';
import { nodePacker } from '../hosts/package/pack-node.ts';
import type { Packer } from '../hosts/package/packer.ts';
import { printLine } from './print.ts';

const packers: Readonly<Record<HostName, () => Promise<Packer>>> = {
  cloudflare: cloudflarePacker,
  netlify: netlifyPacker,
  node: nodePacker,
};

/**
 * `npm run package -- --store us --host node`: makes a folder that is ready to be deployed, `dist/packages/us-node`, of a
 * finished build. With `--all`, of every storefront.
 */
async function packStorefronts(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  const { host } = options;
  if (host === null)
    throw new Error(`Say which host the package is for: --host ${Object.keys(packers).join(', --host ')}.`);
  const { settings } = settingsFor(options, process.env);
  const targets: readonly BuildTarget[] = options.all ? everyStorefront : [{ store: options.store }];
  const builds: { readonly target: BuildTarget; readonly site: string }[] = [];
  for (const target of targets) builds.push({ target, site: await currentBuild(target, settings) });

  const begun = performance.now();
  const pack = await packers[host]();
  const made = { branch: process.env['BRANCH'] || null, buildId: process.env['BUILD_ID'] || currentCommit() };
  for (const { target, site } of builds) {
    const folder = packageOf(target, host);
    const { pictureFolders, embeddingOrigins } = buildEnvironment({ ...settings, STORE: target.store });
    await pack({
      store: storeById(target.store, brand.storefronts),
      site,
      folder,
      pictureFolders,
      embeddingOrigins,
      ...made,
    });
    expectNoSecretValues(folder, settings);
    printLine(`${folder} is ready to deploy.`);
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  printLine(`${builds.length === 1 ? 'One package' : `${builds.length} packages`} in ${seconds} s.`);
}

runCommand(packStorefronts);
