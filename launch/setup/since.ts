import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ProjectDescription } from '../../commerce/project/description.ts';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 26,
  }).trim();

const tried = (...args: readonly string[]): string | null => {
  try {
    return git(...args);
  } catch {
    return null;
  }
};

const versionAt = (commit: string): string | undefined => {
  const text = tried('show', `${commit}:package.json`);
  return text === null ? undefined : (JSON.parse(text) as { readonly version?: string }).version;
};

/**
 * The commit that a name means: itself, a tag, or the last one of a version.
 * @throws Error if there is none.
 */
function commitOf(name: string): string {
  for (const reference of [name, `v${name}`]) {
    const commit = tried('rev-parse', '--verify', '--quiet', '--end-of-options', `${reference}^{commit}`);
    if (commit !== null) return commit;
  }
  // A version ends with the commit before the one that begins the next.
  const bumps = tried('log', '--format=%H', '-G"version":', '--', 'package.json')?.split('\n') ?? [];
  const next = bumps.find((commit) => versionAt(`${commit}^`) === name);
  if (next !== undefined) return git('rev-parse', `${next}^`);
  throw new Error(
    `--from ${name} is neither a commit nor an earlier version that git knows here. Fetch the history (\`git fetch --unshallow\`), or name a commit.`,
  );
}

/** Prints a description as JSON, in a folder with another commit. */
const printer = `
  const { projectOf } = await import('./commerce/project/description.ts');
  const { brand } = await import('./brands/build.ts');
  process.stdout.write(JSON.stringify(projectOf(brand)));
`;

/**
 * What a project had to have at an earlier commit or version, as the code of that time says.
 * @throws Error if there is no such commit, or it described no project yet.
 */
export function descriptionAt(name: string): ProjectDescription {
  const commit = commitOf(name);
  const parent = mkdtempSync(join(tmpdir(), 'storefront-since-'));
  const folder = join(parent, 'then');
  try {
    git('worktree', 'add', '--quiet', '--detach', folder, commit);
    if (!existsSync(join(folder, 'commerce/project/description.ts')))
      throw new Error(
        `${name} did not describe its project yet. \`npm run setup\` without --from compares with what your project has, and shows all that it needs.`,
      );
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
    // Files that are written before each build, and not committed.
    for (const file of globSync('brands/*/built-rows.ts'))
      if (existsSync(join(folder, file, '..'))) copyFileSync(file, join(folder, file));
    const flags = ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', '--input-type=module-typescript'];
    const options = { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
    return JSON.parse(
      execFileSync(process.execPath, [...flags, '-e', printer], options),
    ) as ProjectDescription;
  } finally {
    tried('worktree', 'remove', '--force', folder);
    rmSync(parent, { recursive: true, force: true });
  }
}
