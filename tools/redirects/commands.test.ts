import { describe, expect, test, vi } from 'vitest';
import { explainCommand } from './explain.ts';

vi.mock('../../brands/build.ts', () => import('../../gatsby/testing/sample-brand.ts'));

type Command = typeof explainCommand;

/** Runs a command and returns its output. */
async function run(command: Command, ...args: string[]) {
  const printed: string[] = [];
  const code = await command(args, (text) => printed.push(text));
  return { code, text: printed.join('\n') };
}

/** A command's failure, whether it is thrown immediately or later. */
const failure = (command: Command, ...args: string[]) =>
  expect((async () => command(args, () => undefined))()).rejects;

describe('explain', () => {
  test('reports file and line', async () => {
    const { text } = await run(explainCommand, '/redirects/shell-jacket/');
    expect(text).toMatch(/redirects\/testing\/sample-table\.ts:\d+\n/);
  });

  test('reports only the file if no line contains the link', async () => {
    const { text } = await run(explainCommand, '/coats/');
    expect(text).toContain('Written   redirects/testing/older-addresses.ts\n');
  });

  test.each([
    ['QUESTIONS', 0],
    ['/nothing/', 1],
    ['questoins', 1],
  ])('%s: exit code %i', async (link, code) => {
    expect(await run(explainCommand, link)).toMatchObject({ code });
    expect(await run(explainCommand, link, '--json')).toMatchObject({ code });
  });

  test.each([
    [['https://elsewhere.example/'], 'They are: us.fell-and-fjord.example'],
    [['/x', '--store', 'mars'], 'Unknown store "mars". Known stores: us, no'],
    [['gift guide'], '"gift guide" is not an address.'],
  ])('%j is rejected', async (args, reason) => {
    await failure(explainCommand, ...args).toThrow(reason);
  });
});
