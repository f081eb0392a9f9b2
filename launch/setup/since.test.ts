import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { brand } from '../../brands/build.ts';
import { projectOf } from '../../commerce/project/description.ts';
import { runSetup } from './run.ts';

/** Copies of the project in which another brand is built have no history. */
const hasHistory =
  spawnSync('git', ['rev-parse', '--verify', '--quiet', 'HEAD:commerce/project']).status === 0;

const now = projectOf(brand);
const types = [...now.types, { key: 'new-type', name: { en: 'New' }, resourceTypeIds: ['order'] }];
const since = (name: string, print: (text: string) => void = () => undefined) =>
  runSetup(['--from', name], {}, print, { ...now, types });

// A plain condition: a test that is skipped counts as failed.
if (hasHistory)
  it('says what a release needs since a commit', async () => {
    const printed: string[] = [];
    expect(await since('HEAD', (text) => printed.push(text))).toBe(0);
    expect(printed.join('\n').match(/^(create|change|conflict) .*/gm)).toEqual(['create    type new-type']);
  });

it('says that there is no such commit or version', async () => {
  await expect(since('9.9.9')).rejects.toThrow('neither a commit nor an earlier version');
});
