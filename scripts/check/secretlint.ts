import { runSecretLint } from 'secretlint';
import { forgetMarks } from '../../gatsby/patches/secretlint-marks.ts';
import { printError } from '../print.ts';

/** Part of `npm run check`: looks for secrets of well-known services in everything but what `.secretlintignore` lists. */
forgetMarks();
const cwd = process.cwd();
const { exitStatus, stdout, stderr } = await runSecretLint({
  cliOptions: { cwd, filePathOrGlobList: ['**/*'], ignoreFilePath: '.secretlintignore' },
  engineOptions: { cwd, formatter: 'stylish', color: false, maskSecrets: true },
});
if (stdout) printError(stdout);
if (stderr) printError(stderr.message);
process.exitCode = exitStatus;
