import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { brand } from '../../brands/build.ts';
import { projectOf } from '../../commerce/project/description.ts';
import { runSetup } from './run.ts';

/** Copies of the project in which another brand is built have no history. */
const hasHistory =
  spawnSync('git', ['rev-parse', '--verify', '--quiet', 'HEAD:commerce/project']).status === 0;

it.skipIf(!hasHistory)(
  'says what a release needs since a commit, and that another one does not exist',
  async () => {
    const now = projectOf(brand);
    const types = [...now.types, { key: 'new-type', name: { en: 'New' }, resourceTypeIds: ['order'] }];
    const printed: string[] = [];
    const since = (name: string) =>
      runSetup(['--from', name], {}, (text) => printed.push(text), { ...now, types });
    expect(await since('HEAD')).toBe(0);
    expect(printed.join('\n').match(/^(create|change|conflict) .*/gm)).toEqual(['create    type new-type']);
    await expect(since('9.9.9')).rejects.toThrow('neither a commit nor an earlier version');
  },
);
