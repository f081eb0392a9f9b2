import { inWords, runCommand } from './redirects/run.ts';
import { printError } from '../scripts/print.ts';

// Reading only the beginning (`… | head`) closes the pipe, which is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

/** `npm run redirects -- COMMAND …`: redirect tools for marketers. */
try {
  process.exitCode = await runCommand(process.argv.slice(2));
} catch (error) {
  printError(await inWords(error));
  process.exitCode = 1;
}
