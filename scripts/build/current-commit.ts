import { spawnSync } from 'node:child_process';

/** The commit that is checked out, with `-dirty` if files were changed since; null without a repository. */
export function currentCommit(): string | null {
  const { status, stdout } = spawnSync(
    'git',
    ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'],
    { encoding: 'utf8' },
  );
  return status === 0 ? stdout.trim() : null;
}
