import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hashOf, inlineScriptsOf } from '../../hosts/inline-scripts.ts';
import { firstTarget, outputOf } from '../../scripts/build/build-target.ts';
import type { SwitchableHost } from './switchable-host.ts';

/**
 * Replaces the first storefront's build A with a build B, whose files all have other names; those of A are gone. B is A
 * with other hashes: in the names of files, in what refers to them, and in the build's own hash.
 */
export async function deployOtherBuild(host: SwitchableHost): Promise<void> {
  const root = outputOf(firstTarget);
  const otherHashes = otherHashesOf(root);
  const scripts = await inlineScriptsOf(root);
  const otherPolicy = (policy: string) =>
    scripts.reduce((text, { hash, text: script }) => text.replace(hash, hashOf(otherHashes(script))), policy);
  host.deploy((_, before) => otherHashes(before), otherHashes, otherPolicy);
}

/** Returns a function that replaces each hash of a build with another one; twice, it gives the same text again. */
function otherHashesOf(root: string): (text: string) => string {
  const names = readdirSync(root).flatMap((name) => /[-.]([0-9a-f]{20})\.(?:js|css)$/.exec(name)?.[1] ?? []);
  const appData = z.object({ webpackCompilationHash: z.string() });
  const build = appData.parse(JSON.parse(readFileSync(join(root, 'page-data/app-data.json'), 'utf8')));
  const digits = '0123456789abcdef';
  const other = (hash: string) => Array.from(hash, (digit) => digits[15 - digits.indexOf(digit)]).join('');
  const hashes = [...names, build.webpackCompilationHash];
  const pattern = new RegExp([...hashes, ...hashes.map(other)].join('|'), 'g');
  return (text) => text.replaceAll(pattern, other);
}
