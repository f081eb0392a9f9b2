import { inWords, runCommand } from './redirects/run.ts';

// Whoever reads only the beginning (`… | head`) closes the pipe; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

/** `npm run redirects -- COMMAND …`: redirect tools for marketers. */
try {
  process.exitCode = await runCommand(process.argv.slice(2));
} catch (error) {
  console.error(await inWords(error));
  process.exitCode = 1;
}
