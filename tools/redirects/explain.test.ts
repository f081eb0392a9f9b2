import { describe, expect, test, vi } from 'vitest';
import { explainCommand } from './explain.ts';

vi.mock('../../brands/build.ts', () => import('../../gatsby/testing/sample-brand.ts'));

/** Runs the command, and returns its output. */
async function run(...args: string[]) {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const code = await explainCommand(args);
  return { code, text: print.mock.calls.join('\n') };
}

describe('the answer', () => {
  test('names the rule, why it applies, where it is written, and each step', async () => {
    expect((await run('/undefined/coats/shell/')).text).toMatchInlineSnapshot(`
      "https://us.fell-and-fjord.example/undefined/coats/shell/ for a visitor from an unknown country

      Rule      /undefined/*
                The address starts with /undefined/, and no rule matches it exactly.
                The path has one rule for all countries.
      Written   redirects/testing/older-addresses.ts
      Way       1. on us: /undefined/* → /:splat
                2. on us: /coats/shell/ → /products/jackets/shell-jacket/
      Lands on  https://us.fell-and-fjord.example/products/jackets/shell-jacket/
                product/shell-jacket on us, in en. Run \`check-links\` to find out whether the catalogue of us provides it.
      Assumed   Nobody knows."
    `);
  });

  test.each([
    ['/redirects/questions', null, 'The path has no rule for an unknown country, so the fallback applies.'],
    ['/redirects/anorak/', 'se', 'The anorak became <the> jacket.'],
    ['/products/jackets/', null, 'This is the address of the page category/jackets on us.'],
    ['/undefined/nothing/', null, 'no page of us has this address'],
    ['/back/', null, 'loop'],
  ])('%s from %s: %s', async (input, country, words) => {
    const { text } = await run(input, ...(country === null ? [] : ['--country', country]));
    expect(text).toContain(words);
  });
});

describe('the command', () => {
  test('reports file and line, or only the file if no line contains the link', async () => {
    expect((await run('/redirects/shell-jacket/')).text).toMatch(
      /redirects\/testing\/sample-table\.ts:\d+\n/,
    );
    expect((await run('/coats/')).text).toContain('Written   redirects/testing/older-addresses.ts\n');
  });

  test.each([
    ['QUESTIONS', 0],
    ['/nothing/', 1],
    ['questoins', 1],
  ])('%s: exit code %i', async (link, code) => {
    expect(await run(link)).toMatchObject({ code });
  });

  test.each([
    [['https://elsewhere.example/'], 'They are: us.fell-and-fjord.example'],
    [['/x', '--store', 'mars'], 'Unknown store "mars". Known stores: us, no'],
    [['gift guide'], '"gift guide" is not an address.'],
    [['/x', '--country', 'uk'], '"uk" is not a country code'],
  ])('%j is rejected', async (args, reason) => {
    await expect((async () => explainCommand(args))()).rejects.toThrow(reason);
  });
});
