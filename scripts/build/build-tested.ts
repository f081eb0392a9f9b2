import { outputOf } from './build-target.ts';
import { buildTargets } from './build-targets.ts';
import { type Count, runCounted } from '../run-script.ts';
import { demoSettings } from '../start/environment.ts';
import { readOptions } from '../options.ts';
import { expectQueryTypes } from './query-types.ts';
import { besideSandboxes } from '../start/sandbox-process.ts';
import { expectPublishedRedirects } from '../check/published-redirects.ts';
import { expectNoSecrets } from '../check/secrets.ts';
import { testedTargets } from './tested-stores.ts';
import { weighBuild } from '../check/weigh.ts';

/**
 * `npm run build:tested`: builds what the journeys need, and looks at what came out: the types of the queries are the
 * committed ones, pages weigh what they may, no secret is published, and every redirect is.
 */
async function buildTested(): Promise<Count> {
  const options = readOptions([], process.env);
  const settings = demoSettings(options);
  const { finished, failed } = await besideSandboxes(options.sandboxPort, () =>
    buildTargets(testedTargets, settings, { reuse: true }),
  );
  const problems = failed.map(({ error }) => error.message);
  const look = async (work: () => void | Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  };
  await look(expectQueryTypes);
  await look(() => console.log(weighBuild({ store: 'us' })));
  for (const { target } of finished) {
    await look(() => expectNoSecrets(outputOf(target), settings));
    await look(() => expectPublishedRedirects(target, settings));
  }
  for (const problem of problems) console.error(`\n${problem}`);
  const looks = 2 + 2 * finished.length;
  return { passed: testedTargets.length + looks - problems.length, failed: problems.length };
}

runCounted(buildTested);
