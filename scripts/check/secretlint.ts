import { runSecretLint } from 'secretlint';
import { printError } from '../print.ts';

/** Part of `npm run check`: looks for secrets of well-known services in everything but what `.secretlintignore` lists. */
// It times every rule on every file, and looks through all earlier times at each new one: minutes instead of seconds.
performance.mark = (name) => new PerformanceMark(name);
const cwd = process.cwd();
const { exitStatus, stdout, stderr } = await runSecretLint({
  cliOptions: { cwd, filePathOrGlobList: ['**/*'], ignoreFilePath: '.secretlintignore' },
  engineOptions: { cwd, formatter: 'stylish', color: false, maskSecrets: true },
});
if (stdout) printError(stdout);
if (stderr) printError(stderr.message);
process.exitCode = exitStatus;
