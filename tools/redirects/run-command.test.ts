import { expect, test } from 'vitest';
import { commands } from './commands.ts';
import { runCommand } from './run-command.ts';
import { isCommandName, usageOf } from './usages.ts';

const names = Object.keys(commands).filter(isCommandName);

async function run(...args: string[]) {
  const printed: string[] = [];
  const code = await runCommand(args, (text) => printed.push(text));
  return { code, text: printed.join('\n') };
}

test.each([[], ['help'], ['--help'], ['-h']])('%j names every command', async (...args) => {
  const { code, text } = await run(...args);
  expect(code).toBe(0);
  for (const name of names) expect(text).toMatch(new RegExp(`^  ${name} .*\\n {6}[A-Z].*\\.$`, 'm'));
});

test.each(names.flatMap((name) => [[name, '--help'] as const, [name, 'x', '-h'] as const]))(
  '%s %s prints its help',
  async (name, ...args) => {
    const { code, text } = await run(name, ...args);
    expect(code).toBe(0);
    expect(text).toMatch(/^npm run redirects -- .*\n\n[A-Z].*\.$/);
    expect(text).toContain(usageOf(name));
  },
);

test.each(['lnt', 'toString', '--colour'])(
  'the unknown command %s is named, with those there are',
  async (name) => {
    await expect(run(name)).rejects.toThrow(
      new RegExp(`^There is no command "${name}"\\.\\n[^]*npm run redirects -- COMMAND[^]*check-links`),
    );
  },
);

test.each(names)('%s shows the usage its help shows', async (name) => {
  await expect(run(name, '--colour', 'red')).rejects.toThrow(
    new Error(`Unknown option '--colour'\nUsage: ${usageOf(name)}`),
  );
});

test.each([
  ['explain', 'The link is missing.'],
  ['qr', 'The link is missing.'],
  ['check-links', 'The list is missing.'],
] as const)('%s without its argument: %s', async (name, words) => {
  await expect(run(name)).rejects.toThrow(new Error(`${words}\nUsage: ${usageOf(name)}`));
});
