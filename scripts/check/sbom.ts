import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { npm } from './npm.ts';
import { runCommand } from '../command.ts';
import { printLine } from '../print.ts';

const manifestSchema = z.looseObject({
  name: z.string(),
  dependencies: z.record(z.string(), z.string()),
});
const lockfileSchema = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({ dev: z.boolean().optional(), link: z.boolean().optional() }),
  ),
});
const bomSchema = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }),
  components: z.array(z.looseObject({ name: z.string(), version: z.string() })),
});

/**
 * The bill of materials (CycloneDX, by `npm sbom`) of everything that the shop and its builds may consist of: the
 * lockfile without what is only there for development.
 *
 * `npm sbom --omit dev` would leave out whatever a package for development refers to as well, Gatsby among them
 * (https://github.com/npm/cli/issues/7909). So npm reads a copy of the project that has no such packages, without
 * relations of peers, of which Gatsby's own contradict each other.
 * @throws Error if npm fails or a direct dependency is missing from the result.
 */
export async function billOfMaterials(project = '.'): Promise<z.output<typeof bomSchema>> {
  const read = async <Schema extends z.ZodType>(file: string, schema: Schema) =>
    schema.parse(JSON.parse(await readFile(join(project, file), 'utf8')));
  const manifest = await read('package.json', manifestSchema);
  const lockfile = await read('package-lock.json', lockfileSchema);
  const shipped = Object.entries(lockfile.packages).filter(
    ([path, { dev, link }]) => path === '' || (path.startsWith('node_modules/') && !dev && !link),
  );
  const own = { devDependencies: undefined, workspaces: undefined };
  const packages = shipped.map(([path, entry]) => [path, path === '' ? { ...entry, ...own } : entry]);
  const folder = await mkdtemp(join(tmpdir(), 'sbom-'));
  try {
    await writeFile(join(folder, 'package.json'), JSON.stringify({ ...manifest, ...own }));
    await writeFile(
      join(folder, 'package-lock.json'),
      JSON.stringify({ ...lockfile, packages: Object.fromEntries(packages) as unknown }),
    );
    const options = ['--sbom-format', 'cyclonedx', '--package-lock-only', '--legacy-peer-deps'];
    const { code, stdout, stderr } = await npm(['sbom', ...options], folder);
    if (code !== 0) throw new Error(`npm sbom failed:\n${stderr}`);
    const bom = bomSchema.parse(JSON.parse(stdout));
    // npm names it after the folder.
    bom.metadata.component.name = manifest.name;
    const names = new Set(bom.components.map(({ name }) => name));
    const missing = Object.keys(manifest.dependencies).filter((name) => !names.has(name));
    if (missing.length > 0) throw new Error(`npm sbom left out ${missing.join(', ')}.`);
    return bom;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const file = 'dist/sbom.cdx.json';

/** Run every night: writes the bill of materials, which the nightly workflow keeps. */
if (import.meta.main)
  runCommand(async () => {
    const bom = await billOfMaterials();
    await mkdir('dist', { recursive: true });
    await writeFile(file, JSON.stringify(bom, null, 2));
    printLine(`${file}: ${bom.components.length} packages`);
  });
