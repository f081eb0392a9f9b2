import { inWords, runCommand } from './orders/run.ts';
import { printError } from '../scripts/print.ts';

// Reading only the beginning (`… | head`) closes the pipe, which is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

/** `npm run orders -- COMMAND …`: what operators look up and do about orders. */
try {
  process.exitCode = await runCommand(process.argv.slice(2));
} catch (error) {
  printError(inWords(error));
  process.exitCode = 1;
}
