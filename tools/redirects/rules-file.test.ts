import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { redirectsJson } from '../../redirects/emit/json.ts';
import { requestsOf, asWritten, upperCase } from '../../redirects/emit/testing/requests-of.ts';
import { sampleRules } from '../../redirects/emit/testing/sample-rules.ts';
import { resolve } from '../../redirects/resolve.ts';
import { indexRules } from '../../redirects/rule-index.ts';
import { redirectRule } from '../../redirects/types.ts';
import { inEmptyFolder } from '../../tests/in-empty-folder.ts';
import { readRulesFile } from './rules-file.ts';

inEmptyFolder();

const read = (text: string) => {
  writeFileSync('rules.json', text);
  return readRulesFile('rules.json');
};

test('an exported table that is read back gives the same answers', () => {
  const rules = read(redirectsJson(sampleRules)).map(({ rule }) => rule);
  expect(rules).toEqual(sampleRules);
  const before = indexRules(sampleRules, 'always');
  const after = indexRules(rules, 'always');
  for (const request of requestsOf(sampleRules, [asWritten, upperCase]))
    expect(resolve(after, request)).toEqual(resolve(before, request));
});

test('every rule knows its line, however the file is laid out', () => {
  const rules = [redirectRule('/"fromPath": /', '/b/'), redirectRule('/c/', '/d/')];
  expect(read(redirectsJson(rules)).map(({ line }) => line)).toEqual([2, 3]);
  expect(read(JSON.stringify(rules, null, 2)).map(({ line }) => line)).toEqual([3, 10]);
  expect(read(JSON.stringify(rules)).map(({ line }) => line)).toEqual([1, 1]);
});

test.each([
  ['no JSON', '[', /rules\.json is no JSON; `npm run -s redirects -- export` writes/],
  ['no list', '{}', /the whole: .*expected array/],
  [
    'a field of its own',
    redirectsJson([redirectRule('/a/', '/b/')]).replace('{', '{"status":301,'),
    /rule 1 \(line 2\): .*"status"/,
  ],
  [
    'a temporary rule',
    redirectsJson([redirectRule('/a/', '/b/')]).replace('true', 'false'),
    /rule 1 \(line 2\), isPermanent: .*expected true/,
  ],
  ['no target', '[\n\n{"fromPath":"/a/"}]', /rule 1 \(line 3\), toPath: /],
  ['no source', '[{"toPath":"/a/"}]', /rule 1, fromPath: /],
])('%s is refused with the place', (_, text, message) => {
  expect(() => read(text)).toThrow(message);
});
