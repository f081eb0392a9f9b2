import { administratorEnvironment } from '../../local/environment.ts';
import { runCommand } from '../../scripts/command.ts';
import { printLine } from '../../scripts/print.ts';
import { runSetup } from './run.ts';

/** `npm run setup`: with the settings of a real project, or of the sandbox on this machine if there are none. */
runCommand(async () => {
  const { SANDBOX_PORT = '8080', COMMERCETOOLS_PROJECT_KEY } = process.env;
  const settings =
    COMMERCETOOLS_PROJECT_KEY === undefined ? administratorEnvironment(Number(SANDBOX_PORT)) : {};
  process.exitCode = await runSetup(process.argv.slice(2), { ...settings, ...process.env }, printLine);
});
