import { commands } from './commands.ts';
import type { Print } from './parse-command.ts';
import { helpOf, isCommandName, overview } from './usages.ts';

const isHelp = (argument: string): boolean => argument === '--help' || argument === '-h';

/**
 * `COMMAND …`, `COMMAND --help`, or nothing for help with all of them.
 * @returns the exit code.
 * @throws Error saying what is wrong with the arguments, and whatever the command throws.
 */
export async function runCommand(
  [name = 'help', ...args]: readonly string[],
  print: Print = console.log,
): Promise<number> {
  if (name === 'help' || isHelp(name)) {
    print(overview());
    return 0;
  }
  const command = commands[name];
  if (!isCommandName(name) || !command) throw new Error(`There is no command "${name}".\n\n${overview()}`);
  if (args.some(isHelp)) {
    print(helpOf(name));
    return 0;
  }
  return (await command.load())(args);
}
