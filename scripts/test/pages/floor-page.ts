import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runGatsby } from '../../build/gatsby-process.ts';
import { workplaces } from '../../build/workplace.ts';

/** A site of one page without anything: what Gatsby and React cost by themselves. */
const files = {
  'package.json': '{ "name": "floor", "private": true, "dependencies": { "gatsby": "5" } }\n',
  'gatsby-config.js': "module.exports = { jsxRuntime: 'automatic' };\n",
  'src/pages/index.js': `export default function Floor() {
  return <main><h1>Floor</h1></main>;
}

export function Head() {
  return <><html lang="en" /><title>Floor</title><meta name="description" content="An empty page" /></>;
}
`,
};

/**
 * Builds the floor page with the installed Gatsby and React, unless it has already been built from the same.
 * @returns the folder of the built site.
 */
export async function buildFloorPage(): Promise<string> {
  const folder = join(workplaces, 'floor');
  const site = join(folder, 'public');
  const stamp = join(folder, 'built-from');
  const digest = createHash('sha256')
    .update(JSON.stringify(files))
    .update(await readFile('package-lock.json'))
    .digest('hex');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === digest) return site;
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'src/pages'), { recursive: true });
  for (const [file, content] of Object.entries(files)) await writeFile(join(folder, file), content);
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  await runGatsby(['build'], { cwd: folder, env: {}, quiet: true });
  await writeFile(stamp, digest);
  return site;
}
