import { firstTarget, outputOf, testedTargets } from './build-target.ts';
import { buildTargets } from './build-targets.ts';
import { type Count, runCounted } from '../command.ts';
import { testSetup } from '../start/environment.ts';
import { expectQueryTypes } from './query-types.ts';
import { besideSandboxes } from '../start/sandbox-process.ts';
import { expectPublishable } from '../check/published-files.ts';
import { recordPaymentScripts } from '../check/payment-page-scripts.ts';
import { weighBuild } from '../check/weigh.ts';
import { printError, printLine } from '../print.ts';

/**
 * `npm run build:tested`: builds what the journeys need and checks the result: the types of the queries match the
 * committed ones, pages stay within their weight limits, and nothing is published that nobody should see. Every script on
 * the payment page has a reason.
 */
async function buildTested(): Promise<Count> {
  const { settings, sandboxPort } = await testSetup();
  const { finished, failed } = await besideSandboxes(sandboxPort, () =>
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
  await look(() => {
    const { table, isHeavy } = weighBuild(firstTarget);
    if (isHeavy) throw new Error(table);
    printLine(table);
  });
  for (const { target } of finished) {
    await look(() => expectPublishable(outputOf(target), settings));
    await look(() => recordPaymentScripts(target));
  }
  for (const problem of problems) printError(`\n${problem}`);
  const looks = 2 + 2 * finished.length;
  return { passed: testedTargets.length + looks - problems.length, failed: problems.length };
}

runCounted(buildTested);
