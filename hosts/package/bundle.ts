import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';

export interface BundledFile {
  /** Relative to the bundle's folder. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The repository, whose sources and packages are bundled from wherever the command runs. */
export const repository = resolve(import.meta.dirname, '../..');

/** Packages in CommonJS call `require`, which a module does not have. */
export const requireInModules =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** Takes of Adyen's library what the shop API uses. */
const adyenParts: Plugin = {
  name: 'adyen-parts',
  setup(bundled) {
    bundled.onResolve({ filter: /^@adyen\/api-library$/ }, () => ({
      path: join(import.meta.dirname, 'adyen-parts.ts'),
    }));
  },
};

/** Formats e-mails for developers, which nobody asks for. */
const neverLoaded = ['prettier/*'];

/**
 * Bundles programs with all their packages. Names and lines stay readable, because the log of a server contains stacks;
 * nothing of this process's environment gets into a bundle.
 * @param entries paths in the repository; the files of a bundle have their names.
 * @param own what differs from one host to another (https://esbuild.github.io/api/).
 * @throws Error if a module cannot be found or parsed; esbuild has printed which.
 */
export async function bundle(
  entries: readonly string[],
  { external = [], ...own }: Omit<BuildOptions, 'write' | 'outdir' | 'entryPoints'>,
): Promise<readonly BundledFile[]> {
  const outdir = join(repository, 'dist');
  const { outputFiles } = await build({
    absWorkingDir: repository,
    entryPoints: [...entries],
    entryNames: '[name]',
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2024',
    charset: 'utf8',
    logLevel: 'error',
    // React has one version for developers and one for everybody else.
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [adyenParts],
    external: [...neverLoaded, ...external],
    ...own,
  });
  return outputFiles.map(({ path, contents }) => ({ path: relative(outdir, path), bytes: contents }));
}

/** Writes the files of a bundle into a folder, which is created. */
export async function writeBundle(files: readonly BundledFile[], folder: string): Promise<void> {
  for (const { path, bytes } of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}
