import { commands } from './redirects/commands.ts';

/** `npm run redirects -- COMMAND …`: what people who own links need. */
async function redirects([name = '', ...args]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return (await command.load())(args);
  const list = Object.entries(commands).map(([one, { does }]) => `  ${one.padEnd(13)}${does}`);
  console.log(`npm run redirects -- COMMAND\n\n${list.join('\n')}`);
  return name === '' || name === 'help' ? 0 : 1;
}

redirects(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  },
);
