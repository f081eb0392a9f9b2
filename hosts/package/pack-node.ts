import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { bundle, repository, requireInModules, writeBundle } from './bundle.ts';
import { dockerfileFor } from './dockerfile.ts';
import { copyMailFiles, copySite, emptyFolder, type Packer } from './packer.ts';

const programs = ['hosts/node/server.ts', 'hosts/node/health-check.ts'];

/** Contains machine code, which no bundle can. */
const pictureLibrary = 'sharp';

/**
 * Packs storefronts for a Node host. A package is laid out like the repository, so `server/server.mjs` runs in its folder with
 * the same settings as `hosts/node/server.ts` (docs/hosting.md): `dist/<store>`, the brand's texts, and in
 * `node_modules` the picture library for the kind of machine that packs.
 */
export async function nodePacker(): Promise<Packer> {
  const server = await bundle(programs, {
    platform: 'node',
    splitting: true,
    external: [pictureLibrary],
    banner: { js: requireInModules },
  });
  return async ({ store, site, folder, buildId }) => {
    await emptyFolder(folder);
    await writeBundle(server, join(folder, 'server'));
    await copyPackage(pictureLibrary, join(folder, 'node_modules'));
    await copyMailFiles(folder);
    await copySite(site, join(folder, 'dist', store.id));
    await writeFile(join(folder, 'Dockerfile'), dockerfileFor(store.id, buildId));
  };
}

const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});

/** Copies an installed package and what it needs at run time. Packages for other kinds of machines are not installed. */
async function copyPackage(name: string, to: string): Promise<void> {
  const from = join(repository, 'node_modules', name);
  if (!existsSync(from) || existsSync(join(to, name))) return;
  await cp(from, join(to, name), { recursive: true });
  const manifest: unknown = JSON.parse(await readFile(join(from, 'package.json'), 'utf8'));
  const { dependencies, optionalDependencies } = manifestSchema.parse(manifest);
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
    if (!existsSync(join(from, 'node_modules', needed))) await copyPackage(needed, to);
}
