import { runCounted } from '../command.ts';
import { runStages, sumOf } from '../stages.ts';
import { checks } from './checks.ts';

/** `npm run check`: everything that can be checked without running the shop. */
runCounted(async () => {
  const results = await runStages(checks);
  const failed = results.filter((result) => result.failed > 0);
  if (failed.length > 0) console.error(`\nFailed: ${failed.map(({ stage }) => stage.name).join(', ')}`);
  return sumOf(results);
});
