import { commands } from './redirects/commands.ts';

/** `npm run redirects -- COMMAND …`: what people who own links need. */
async function redirects([name = '', ...args]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return (await command.load())(args);
  const list = Object.entries(commands).map(([one, { does }]) => `  ${one.padEnd(13)}${does}`);
  console.log(`npm run redirects -- COMMAND\n\n${list.join('\n')}`);
  return name === '' || name === 'help' ? 0 : 1;
}

/** A file that is not there is the operator's to find; everything else says so itself. */
function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' && path !== undefined ? `There is no file ${path} here.` : error.message;
}

// Whoever reads only the beginning (`… | head`) closes the pipe; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

redirects(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(inWords(error));
    process.exitCode = 1;
  },
);
