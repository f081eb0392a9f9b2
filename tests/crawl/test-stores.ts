import { spawnSync } from 'node:child_process';
import { brand } from '../../brands/build.ts';
import { type BuildTarget, everyStorefront } from '../../scripts/build/build-target.ts';
import { buildTargets } from '../../scripts/build/build-targets.ts';
import { crawlStores } from './crawl-stores.ts';
import { testSetup } from '../../scripts/start/environment.ts';
import { runCommand } from '../../scripts/command.ts';
import { besideSandboxes } from '../../scripts/start/sandbox-process.ts';

const [first, ...others] = brand.storefronts;
const storeIds = [first.id, ...others.map(({ id }) => id)] as const;

/** For hosts that serve only files; generating its pictures takes minutes. */
const withPictureFiles: BuildTarget = { store: first.id, pictureFiles: true };

/**
 * `npm run test:stores`: what takes too long for `npm test`. Builds all storefronts, crawls every page, link,
 * and alternate of theirs, and runs the journeys between them and through a build that includes its pictures.
 */
async function testStores(): Promise<void> {
  const { settings, port, sandboxPort } = await testSetup(process.argv.slice(2));
  const { failed } = await besideSandboxes(sandboxPort, () =>
    buildTargets([...everyStorefront, withPictureFiles], settings, { reuse: true }),
  );
  const [failure] = failed;
  if (failure) throw failure.error;
  console.log(await crawlStores(storeIds, settings, port));
  console.log('\nEvery page responds, and every alternate points back.\n');
  const projects = ['--project=journeys', '--project=every-store'];
  const journeys = ['countries', 'languages', 'asia', 'picture-files'];
  const command = ['node_modules/@playwright/test/cli.js', 'test', ...projects, ...journeys];
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  if (status !== 0) throw new Error('The journeys failed; see above.');
}

runCommand(testStores);
